import type { cardNotebook as english } from "../en/cardNotebook.js";
import type { Translation } from "../messages.js";

export const cardNotebook: Translation<typeof english> = {
  "cardPassport.number": "{edition, select, telephone {내가 가진 번호 조각} other {내 금고 숫자}}",
  "cardPassport.aim":
    "동료와 네 숫자를 알아내세요. 그런 다음 동료를 만났을 때 {edition, select, telephone {전화하세요} other {금고를 여세요}}. 네 요원의 숫자를 피들보텀, 버블, 자자, X 순서로 대면 돼요. ({rule})",
  "cardPassport.aim.alone":
    "각자 혼자 겨뤄요. 네 숫자를 알아내고, 딱 한 명을 만났을 때 {edition, select, telephone {전화하세요} other {금고를 여세요}}. 네 요원의 숫자를 피들보텀, 버블, 자자, X 순서로 대면 돼요. ({rule})",
  "cardPassport.code": "{edition, select, telephone {수수께끼의 번호} other {금고의 암호}}",
  "cardPassport.codes":
    "{count, plural, =1 {지금까지 본 것으로는 암호가 하나만 남았어요.} other {지금까지 본 것으로는 암호 #개가 가능해요.}}",
  "cardPassport.you": "나",
  "cardPassport.certain": "확실",
  "cardPassport.open": "모름",
  "cardPassport.ambassador":
    "당신에게는 카드가 없어요. 누군가 {edition, select, telephone {전화하기} other {금고를 열기}} 전에 모두의 숫자를 알아내세요.",
  "cardPassport.ambassador.pick":
    "라운드마다 가장 먼저 장소를 골라 뒷면으로 놓고, 가장 나중에 펼쳐요. (C8.1)",
  "cardPassport.ambassador.one":
    "요원 한 명과 단둘이면 그 요원이 요구한 검정 카드를 함께 봐요. (C8.2)",
  "cardPassport.ambassador.two": "요원이 딱 두 명이면 각자의 카드를 두 장씩 봐요. (C8.3)",
  "cardPassport.ambassador.announce": "요원 한 명이나 두 명과 있을 때 선언할 수 있어요. (C8.4)",

  "cardHand.black": "내 검정 카드",
  "cardHand.black.hint":
    "내 정체와 숫자, 곧 진실이에요. {edition, select, telephone {교환할 때 한 장을 증거로 보여 줄 수 있어요.} other {교환할 때는 절대 보여 주지 않아요.}}",
  "cardHand.coloured.hint": "교환할 때 두 장을 보여 줘요. 한 장은 진짜, 한 장은 가짜예요.",
  "cardHand.locations": "손에 있는 장소",
  "cardHand.locations.hint": "다섯 라운드가 지나면 모두 다섯 장을 되가져가요. (C3.4)",
  "cardHand.shown": "{round}라운드, {dative}에게: {cards}",

  "cardSheet.hint":
    "X: 내가 본 카드. O: 내가 보여 준 카드. 세로줄 하나가 만남 한 번이고, 라운드도 적혀 있어요. 두 장 중 딱 한 장이 진짜예요. 확실히 아닌 것은 기록지가 알아서 지워 가고, 빈칸을 누르면 당신의 짐작을 연필로 적을 수 있어요.",
  "cardSheet.of": "{object}에 대한 기록지",
  "cardSheet.face": "카드",
  "cardSheet.none": "{name}: 아직 만난 적 없음.",
  "cardSheet.round": "{round}라운드",
  "cardSheet.elsewhere": "{dative}과, 못 봄",
  "cardSheet.sign":
    "{sign, select, seen {봄} other {보여 줌}}{black, select, yes {, 검정 카드} other {}}",
  "cardSheet.hint.facts":
    "X: 내가 본 카드. O: 내가 보여 준 카드. 세로줄 하나가 만남 한 번이고, 라운드도 적혀 있어요. 두 장 중 딱 한 장이 진짜예요. 검정 카드로 증명되는 것은 기록지가 적어 주고, 빈칸을 누르면 당신의 짐작을 연필로 적을 수 있어요.",
  "odds.model.card":
    "퍼센트는 이렇게 가정해요. 모두 색깔 카드를 주고받고, 규칙에 맞는 두 장은 모두 확률이 같으며, 검정 카드가 섞이는 것은 {share}번에 한 번뿐이에요. 요구를 받으면 두 검정 카드의 확률이 같아요.",
  "odds.told.row": "알려 준 비트",
  "likely.readyToAnnounce": "암호를 알 확률이 {chance}. 이제 만나기만 하면 돼요.",
  "cardLegend.fact": "사실: 검정 카드를 직접 봤어요",
  "cardLegend.X": "내가 본 카드",
  "cardLegend.O": "내가 보여 준 카드",
  "cardLegend.black": "검정 바탕: 검정 카드였어요. 진실이에요",
};
