import type { PartCatalogs } from "../messages.js";

export const words: PartCatalogs["odds"] = {
  "name.arrested.subject": "체포된 요원",

  "notebook.hint.off":
    "이 테이블의 수첩에는 당신이 적은 것만 남아요. 칸을 누르면 짐작을 연필로 적을 수 있어요. 다른 프로그램까지 막을 수는 없어요.",
  "notebook.hint.facts":
    "한 대답에는 진짜 카드가 적어도 한 장 있어요. 수첩은 카드 한 장으로 증명되는 것만 적어 줘요. 빈칸을 누르면 당신의 짐작을 연필로 적을 수 있어요.",
  "notebook.why": "잉크로 적힌 표시를 누르면 왜 그런지 볼 수 있어요.",

  "odds.model":
    "퍼센트는 이렇게 가정해요. 모두 색깔 카드를 보여 주고, 규칙에 맞는 조합은 모두 확률이 같으며, 그럴 필요가 없는데도 회색 카드가 섞이는 대답은 {share}번에 한 번뿐이에요.",
  "odds.bits": "1비트는 반반인 예/아니요 질문의 대답이 알려 주는 만큼이에요.",
  "odds.told": "{bits, plural, other {#비트}}를 알려 줌",
  "odds.leak":
    "{name}이 {bits, plural, other {#비트}}를 알게 돼요{misleads, select, yes { (하지만 틀린 쪽으로)} other {}}",
  "odds.forecast": "평균 {bits, plural, other {#비트}}를 알려 줘요",

  "why.open": "왜요?",
  "why.is":
    "{kind, select, identity {{name}의 정체: {face}} build {{name}의 진짜 말: {build, select, tall {큰} short {작은} fat {뚱뚱한} other {마른}} 말} mission {{name}의 글자: {face}} other {{name}의 숫자: {face}}}.",
  "why.isNot":
    "{kind, select, identity {{face}, {name}의 정체는 아니에요} build {{build, select, tall {큰} short {작은} fat {뚱뚱한} other {마른}} 말, {name}의 진짜 말은 아니에요} mission {{face}, {name}의 글자는 아니에요} other {{face}, {name}의 숫자는 아니에요}}.",
  "why.turn": "{turn}번째 차례: {said}",
  "why.round": "{round}라운드: {said}",
  "why.grey": "회색 카드는 진실이에요.",
  "why.own":
    "{kind, select, identity {{face}: 당신 자신의 정체예요.} build {{build, select, tall {큰} short {작은} fat {뚱뚱한} other {마른}} 말: 당신 자신의 진짜 말이에요.} mission {{face}: 당신 자신의 글자예요.} other {{face}: 당신 자신의 숫자예요.}}",
  "why.once":
    "{kind, select, identity {같은 정체는 한 장뿐이에요.} build {같은 체형은 한 장뿐이에요.} mission {같은 글자는 한 장뿐이에요.} other {같은 숫자는 한 장뿐이에요.}}",
  "why.single": "같은 종류는 한 사람에게 한 장뿐이에요.",
  "why.so": "그러니 다른 가능성은 없어요.",

  "clash.sign": "본 것과 어긋나요",
  "clash.one": "연필로 적은 것이 본 것과 어긋나요: {marks}.",
  "clash.some": "연필로 적은 것이 모두 맞을 수는 없어요: {marks}.",
  "clash.mark": "{name}, {face}: {guess, select, yes {맞음} other {아님}}",
  "clash.so": "그러니 그럴 수는 없어요.",
  "legend.odds": "확률: 줄이 길수록 높아요",
  "legend.clash": "내 연필이 본 것과 어긋나요",

  "likely.accomplished": "모두 맞을 확률이 {chance}. 확실해질 때까지 기다리면 손해가 더 커요.",
  "likely.fulfils":
    "그렇게 이루어지는 것이 당신의 임무일 확률이 {chance}. 그러면 선언할 수 있어요.",
  "likely.race": "당신의 임무를 알 확률이 {chance}. 이제는 시간 싸움이에요.",
  "likely.meetsPartner": "{name}을 만나요. 동료일 확률이 {chance}. 서로 글자를 알려 주세요.",
  "likely.tellsPartner": "{name}이 동료일 확률이 {chance}. 당신이 누구인지 알아야 해요.",
  "likely.greetsPartner": "{name}이 동료일 확률이 {chance}. 이제 {name}도 눈치챌지 몰라요.",
  "likely.knowsAll":
    "가장 그럴듯하게 적은 종이가 맞을 확률이 {chance}. 다음 차례 전에 누가 선언할 수도 있어요.",
  "coach.chance": "{percent}예요",
  "coach.chance.high": "높아요",
  "coach.chance.fair": "꽤 있어요",
  "coach.bits.ask": "대답은 평균 {bits, plural, other {#비트}}를 알려 줘요.",
  "coach.bits.show": "이걸로 {name}이 {bits, plural, other {#비트}}를 알게 돼요.",
};
