import type { story as english } from "../en/story.js";
import type { Translation } from "../messages.js";

export const story: Translation<typeof english> = {
  "name.called": "{name}님",
  "name.seated": "{name} ({role})",
  "name.you.subject": "당신",
  "name.you.object": "당신",
  "name.you.dative": "당신",
  "name.ambassador.subject": "대사님",
  "name.ambassador.object": "대사님",
  "name.ambassador.dative": "대사님",
  "figure.ambassador": "대사 말",
  "figure.you": "당신의 말",
  "figure.yours": "당신의 {build, select, tall {큰} short {작은} fat {뚱뚱한} other {마른}} 말",
  "figure.own": "{build, select, tall {큰} short {작은} fat {뚱뚱한} other {마른}} 말",
  "figure.of":
    "{colour, select, red {빨강} green {초록} blue {파랑} other {노랑}}의 {build, select, tall {큰} short {작은} fat {뚱뚱한} other {마른}} 말",
  "space.numbered": "{name} ({number})",
  "space.embassy": "{name} (대사관)",

  "story.began": "새 게임이 시작됐어요. 함께하는 사람: {names}.",
  "story.placementChosen":
    "{who, select, you {당신이} other {{name}이}} 말을 놓았어요. 아직은 비밀이에요.",
  "story.placed": "모든 말이 시작 칸에 섰어요.",
  "story.dealt.hidden": "비밀 카드를 나눠 줬어요.",
  "story.dealt.own":
    "비밀 카드를 나눠 줬어요. 당신의 정체는 {agent}, 진짜 말은 {build, select, tall {큰} short {작은} fat {뚱뚱한} other {마른}} 말, 글자는 {letter}.",
  "story.turnBegan":
    "{turn}번째 차례: {who, select, you {당신이} other {{name}이}} 팬텀을 흔들어 {balls} 구슬을 얻었어요.",
  "story.turnBegan.ambassador":
    "{turn}번째 차례: {who, select, you {당신} other {{name}}} 차례예요.",
  "story.moved": "{who, select, you {당신이} other {{name}이}} 움직였어요: {moves}.",
  "story.move": "{piece} → {to}{direct, select, yes {} other { ({via} 거쳐서)}}",
  "story.moved.not": "{who, select, you {당신은} other {{name}은}} 움직이지 않았어요.",
  "story.walked":
    "{who, select, you {당신이} other {{name}이}} {direct, select, yes {} other {{via} 칸을 거쳐 }}{to} 칸으로 갔어요.",
  "story.stepped":
    "{who, select, you {당신은} other {{name}은}} 묻지 않고 한 칸 더 갔어요: {piece} → {to}.",
  "story.banished":
    "{who, select, you {당신이} other {{name}이}} {piece}을 {to} 칸으로 내보냈어요.",
  "story.asked":
    "{space} 칸에서 {who, select, you {당신이} other {{name}이}} {through, select, yes {대사를 통해 } other {}}{target, select, you {당신에게} other {{of}에게}} {about, select, identity {정체를} other {체형을}} 물었어요.",
  "story.answered":
    "{penalty, select, yes {벌칙으로 } other {}}{who, select, you {당신이 {asker}에게} other {{name}이 {watching, select, yes {당신 앞에서 {asker}에게} other {{asker}에게}}}} 보여 줬어요: {cards}.",
  "story.answered.hidden":
    "{penalty, select, yes {벌칙으로 } other {}}{who, select, you {당신이} other {{name}이}} {asker}에게 카드 {count, plural, other {#장}}을 보여 줬어요. 당신은 못 봤어요.",
  "story.objected":
    "{who, select, you {당신이} other {{name}이}} 이의를 제기했어요. {owed, plural, =0 {틀렸어요. 전에 보여 준 적이 없어요} =1 {맞았어요. 진짜 카드 한 장을 더 보여 줘야 해요} other {맞았어요. 카드 #장을 더 보여 줘야 해요}}.",
  "story.turnEnded": "{who, select, you {당신이} other {{name}이}} 차례를 마쳤어요.",
  "story.announced":
    "{who, select, you {당신이} other {{name}이}} “임무 완수!”를 선언했어요. 동료: {partner}, 암호: {code}.",
  "story.announcedAlone":
    "{who, select, you {당신이} other {{name}이}} 혼자 “임무 완수!”를 선언했어요.",
  "story.hand.given": "{who, select, you {당신이} other {{name}이}} 악수했어요.",
  "story.hand.refused": "{who, select, you {당신이} other {{name}이}} 악수를 거절했어요.",
  "story.sealed":
    "{who, select, you {당신이} other {{name}이}} “너희가 누구인지 안다”를 선언하고 종이를 봉인했어요.",
  "story.tic.F":
    "{who, select, you {당신이} other {{name}이}} {audience, select, all {} you {당신만 보게 } other {{to}만 보게 }}오른쪽 눈을 찡긋했어요.",
  "story.tic.B":
    "{who, select, you {당신이} other {{name}이}} {audience, select, all {} you {당신만 보게 } other {{to}만 보게 }}왼쪽 귓불을 잡아당겼어요.",
  "story.tic.Z":
    "{who, select, you {당신이} other {{name}이}} {audience, select, all {} you {당신만 보게 } other {{to}만 보게 }}입술을 비죽였어요.",
  "story.tic.X":
    "{who, select, you {당신이} other {{name}이}} {audience, select, all {} you {당신만 보게 } other {{to}만 보게 }}눈살을 찌푸렸어요.",
  "story.winners":
    "{who, select, you {당신이 이겼어요.} both {당신과 {names}이 이겼어요.} other {{count, plural, other {{names}이 이겼어요.}}}}",
  "story.because": "{reason} ({rule})",

  "reason.accomplished": "동료끼리 악수했고, 암호가 맞았고, 임무도 이루어졌어요.",
  "reason.escaped": "외톨이 요원의 진짜 말이 탈출 칸에 있었어요.",
  "reason.sheetRight": "대사의 봉인된 종이가 여덟 가지 모두 맞았어요.",
  "reason.wrongPartner": "지목한 사람은 동료가 아니었어요.",
  "reason.handRefused": "동료가 악수를 거절했어요.",
  "reason.wrongCode": "두 사람의 암호가 아니었어요.",
  "reason.notFulfilled": "그 순간 게임판에서 임무가 이루어져 있지 않았어요.",
  "reason.notAlone": "혼자 선언했지만 테이블에 동료가 있었어요.",
  "reason.notEscaped": "외톨이 요원의 진짜 말이 탈출 칸에 없었어요.",
};
