import type { cardTable as english } from "../en/cardTable.js";
import type { Translation } from "../messages.js";

export const cardTable: Translation<typeof english> = {
  "place.rialto": "Rialto",
  "place.sanMarco": "San Marco",
  "place.sanGiorgio": "San Giorgio",
  "place.salute": "Salute",
  "place.bridgeOfSighs": "탄식의 다리",
  "place.to.rialto": "Rialto로",
  "place.to.sanMarco": "San Marco로",
  "place.to.sanGiorgio": "San Giorgio로",
  "place.to.salute": "Salute로",
  "place.to.bridgeOfSighs": "탄식의 다리로",
  "place.at.rialto": "Rialto에서",
  "place.at.sanMarco": "San Marco에서",
  "place.at.sanGiorgio": "San Giorgio에서",
  "place.at.salute": "Salute에서",
  "place.at.bridgeOfSighs": "탄식의 다리에서",
  "side.left": "왼쪽 카드",
  "side.right": "오른쪽 카드",

  "cardGame.black": "{face} (검정 카드)",
  "cardGame.label":
    "{tone, select, red {빨강} green {초록} blue {파랑} yellow {노랑} other {검정}} {kind, select, identity {정체 카드} other {숫자 카드}}: {face}",
  "cardGame.location":
    "{tone, select, red {빨강} green {초록} blue {파랑} yellow {노랑} other {대사의}} 장소 카드: {place}",

  "cardTable.title": "{round, plural, =0 {첫 라운드 전} other {#라운드}}",
  "cardTable.title.match": "{game}번째 판",
  "cardSeats.chosen": "골랐어요",
  "cardSeats.choosing": "고르는 중",
  "cardSeats.fictitious": "가상",

  "places.ambassador": "대사",
  "places.title": "다섯 장소",
  "places.caption": "모두 되가져간 뒤로 누구의 장소 카드가 어디에 놓였는지",
  "places.round": "{round, plural, =0 {장소} other {#라운드}}",
  "places.inCycle": "{round}/5",
  "places.go": "{to} 가기",
  "places.meeting": "{state, select, past {만났음} now {지금} other {만남 {order}}}",
  "places.crowd": "너무 많음",
  "places.here": "이번 라운드에 여기 있음",
  "places.earlier": "{round}라운드에 여기 있었음",
  "places.hand": "{pile, select, yes {아직 더미에 있음} other {아직 손에 있음}}",
  "places.faceDown": "뒷면으로 골랐음",
  "places.picked": "뒷면",

  "cardPrompt.pick": "먼저 장소를 골라 뒷면으로 놓으세요. 어디에 나타날까요?",
  "cardPrompt.locate": "당신 차례예요. 어디로 갈까요?",
  "cardPrompt.locate.last": "당신 차례예요. 손에 장소가 하나 남았어요.",
  "cardPrompt.swap":
    "{at} {names}을 만나요. 보여 줄 카드 두 장을 고르세요. 한 장은 진짜, 한 장은 가짜예요.",
  "cardPrompt.show.black": "{Name}이 당신의 검정 카드를 요구해요. 어느 것을 보여 줄까요?",
  "cardPrompt.show":
    "{at} {names}을 만나요. 대사에게 보여 줄 카드 두 장을 고르세요. 한 장은 진짜, 한 장은 가짜예요.",
  "cardPrompt.demand": "{at} {names}을 만나요. 누구의 검정 카드를 볼까요?",
  "cardPrompt.look": "{at} {names}을 만나요. 검정 카드 두 장 중 한 장을 보세요.",
  "cardPrompt.stand": "{at} {names}을 만나요. 지켜보거나 선언하세요.",
  "cardPrompt.announce":
    "{edition, select, telephone {전화: 누가 어떤 숫자일까요?} other {금고: 누가 어떤 숫자일까요?}}",
  "cardPrompt.reveal.pair": "{Name}이 이 두 장을 보여 줘요.",
  "cardPrompt.reveal.both": "두 사람이 각각 두 장을 보여 줘요.",
  "cardPrompt.reveal.black": "{Name}이 이 검정 카드를 보여 줘요.",
  "cardPrompt.reveal.watched": "{name}이 {asker}에게 보여 주는 검정 카드를 당신도 봐요.",
  "cardPrompt.reveal.look": "가상의 요원의 {side, select, left {왼쪽} other {오른쪽}} 카드예요.",
  "cardPrompt.wait": "기다려 주세요. 라운드가 계속돼요.",
  "cardPrompt.wait.picking": "{Name}이 장소를 뒷면으로 고르고 있어요.",
  "cardPrompt.wait.locating":
    "{fictitious, select, yes {가상의 요원의 장소를 펼쳐요.} other {{Name}이 어디로 갈지 고르고 있어요.}}",
  "cardPrompt.wait.choosing":
    "{mine, select, yes {당신은 골랐어요. } other {}}{at} {count, plural, other {{names}이}} {mine, select, yes {아직 } other {}}고르고 있어요.",
  "cardPrompt.wait.showing": "{Name}이 {asker}에게 보여 줄 검정 카드를 고르고 있어요.",

  "locate.nobody": "아직 아무도 없어요",
  "locate.there": "{count, plural, other {{names}이 있어요}}",
  "locate.rule.locate": "한 장소에 딱 둘일 때만 만나요. 혼자이거나 셋이면 못 만나요. (C3.2)",
  "locate.rule.pick":
    "요원이 모두 장소를 낸 뒤에 펼쳐요. 요원 한 명이나, 한꺼번에 두 명을 만나요. (C8.1, C8.3)",

  "pair.rule":
    "정체든 숫자든 내 카드 두 장: 딱 한 장은 진짜, 딱 한 장은 가짜{edition, select, telephone {. 진짜는 증거로 검정 카드를 써도 돼요} other {}}. ({edition, select, telephone {C4.1, C4.2} other {C4.1}})",
  "pair.do": "{object}에게 이 두 장 보여 주기",
  "pair.all": "{count, plural, =1 {낼 수 있는 단 하나의 쌍} other {낼 수 있는 #쌍 모두}}",
  "pair.group.coloured": "색깔 카드 두 장",
  "pair.group.proof": "검정 카드 포함: 증거",

  "demand.rule":
    "지목한 요원은 검정 카드 두 장 중 한 장을 보여 줘야 해요. 어느 것인지는 그 요원이 골라요{watched, select, yes {. 대사도 함께 봐요} other {}}. ({watched, select, yes {C5.1, C8.2} other {C5.1}})",
  "demand.of": "{dative}에게",
  "demand.unseen": "아직 본 검정 카드 없음",
  "demand.seen": "이미 본 카드: {cards}",
  "demand.decline": "괜찮아요",

  "look.rule": "왼쪽일까요, 오른쪽일까요? 무엇이 어디인지는 나눌 때 정해졌어요. (C7.2)",
  "look.back": "뒷면인 검정 카드",
  "look.label":
    "{side, select, left {왼쪽 카드} other {오른쪽 카드}}{seen, select, yes {, 이미 봄: {card}} other {, 아직 못 봄}}",
  "look.unseen": "아직 못 봄",
  "look.seen": "봄: {card}",

  "stand.rule":
    "{count, plural, =1 {그 요원은 다른 요원의 검정 카드를 요구할 수 있고, 당신도 함께 봐요. (C8.2)} other {두 요원이 당신에게 두 장씩 보여 줘요. 서로에게는 안 보여 줘요. (C8.3)}}",
  "stand.pass": "지켜보기",

  "black.rule":
    "둘 중 어느 것인지는 당신이 골라요{watched, select, yes {. 대사도 함께 봐요} other {}}. {edition, select, safe {같은 사람에게 같은 카드를 두 번 보여 줄 수 없어요. 둘 다 아는 사람은 괜찮아요. (C5.2)} other {같은 카드를 또 보여 줘도 돼요. (C5.2)}}",
  "black.earlier": "{Name}이 이미 본 내 카드: {cards}.",

  "call.open": "{edition, select, telephone {전화하기} other {금고 열기}}",
  "call.do": "{edition, select, telephone {이 번호로 전화하기} other {이 암호로 열기}}",
  "call.own": "내 숫자는 내 자리에 (C6.1)",
  "call.warning":
    "이걸로 게임이 끝나요. 암호({code})가 맞고 {name}이 당신의 동료 {agent}일 때만 이겨요. 아니면 다른 두 사람이 이겨요. {edition, select, telephone {전화를 끊을} other {다시 닫을}} 수는 없어요. (C6.2)",
  "call.warning.alone":
    "이걸로 게임이 끝나요. 암호({code})가 맞으면 1점을 얻고, 하나라도 틀리면 다른 사람 모두가 1점씩 얻어요. {edition, select, telephone {전화를 끊을} other {다시 닫을}} 수는 없어요. ({rule})",

  "cardReveal.pair": "두 장 중 딱 한 장이 진짜예요. 검정 카드는 늘 진짜예요. (C4.1)",
  "cardReveal.black": "검정 카드는 진실이에요. (C5.1)",

  "match.points": "{count, plural, other {#점}}",
  "match.next": "다음 판",
  "match.again": "새 승부",
  "match.goesOn": "승부의 {game}번째 판이에요. 3점을 먼저 따면 이겨요. (C9.1)",
  "match.won":
    "{you, select, yes {승부에서 이겼어요! (C9.1)} other {{count, plural, other {{names}이 승부에서 이겼어요. (C9.1)}}}}",

  "cardEnd.code": "{edition, select, telephone {수수께끼의 번호} other {금고의 암호}}",
  "cardEnd.named": "선언한 숫자 {number}: {right, select, yes {맞음} other {틀림}}",
  "cardEnd.left":
    "왼쪽은 {kind, select, identity {정체} other {숫자}}, 오른쪽은 {kind, select, identity {숫자} other {정체}}였어요.",

  "cardStory.began": "새 게임이 시작됐어요. 함께하는 사람: {names}.",
  "cardStory.dealt.hidden": "검정 카드를 나눠 줬어요.",
  "cardStory.dealt.own":
    "검정 카드를 나눠 줬어요. 당신의 정체는 {agent}, {edition, select, telephone {전화번호} other {금고}} 숫자는 {number}.",
  "cardStory.roundBegan":
    "{round}라운드: {who, select, you {당신이} other {{name}이}} 먼저 시작해요.",
  "cardStory.picked":
    "{who, select, you {당신이} other {{name}이}} {to} 가는 카드를 뒷면으로 놓았어요.",
  "cardStory.picked.hidden":
    "{who, select, you {당신이} other {{name}이}} 장소를 골라 뒷면으로 놓았어요.",
  "cardStory.located": "{who, select, you {당신이} other {{name}이}} {to} 갔어요.",
  "cardStory.met": "{at} 만남: {names}.",
  "cardStory.met.you": "{at} 당신이 {names}을 만났어요.",
  "cardStory.chose": "{who, select, you {당신이} other {{name}이}} 골랐어요.",
  "cardStory.shown":
    "{who, select, you {당신이 {to}에게} other {{name}이 {to}에게}} 보여 줬어요: {cards}.",
  "cardStory.shown.hidden":
    "{who, select, you {당신이} other {{name}이}} {to}에게 카드 두 장을 보여 줬어요. 다른 사람은 못 봤어요.",
  "cardStory.demanded":
    "{who, select, you {당신이 {of}에게} other {{name}이 {of}에게}} {side, select, left {왼쪽 } right {오른쪽 } other {}}검정 카드를 요구했어요.",
  "cardStory.declined": "{who, select, you {당신은} other {{name}은}} 아무것도 요구하지 않았어요.",
  "cardStory.blackShown":
    "{who, select, you {당신이 {to}에게} other {{name}이 {watching, select, yes {{to}과 당신에게} other {{to}에게}}}} 보여 줬어요: {card}.",
  "cardStory.blackShown.hidden":
    "{who, select, you {당신이} other {{name}이}} {watching, select, yes {{to}과 당신에게} other {{to}에게}} 검정 카드 한 장을 보여 줬어요. 다른 사람은 못 봤어요.",
  "cardStory.looked":
    "{who, select, you {당신이} other {{name}이}} 가상의 요원의 {side, select, left {왼쪽} other {오른쪽}} 카드를 봤어요: {card}.",
  "cardStory.looked.hidden":
    "{who, select, you {당신이} other {{name}이}} 가상의 요원의 {side, select, left {왼쪽} other {오른쪽}} 카드를 봤어요.",
  "cardStory.announced":
    "{who, select, you {당신이} other {{name}이}} {edition, select, telephone {전화를 걸었어요} other {금고에 암호를 넣었어요}}{partnered, select, yes { (동료: {partner})} other {}}: {code}.",
  "cardReason.codeRight": "암호가 맞았{teams, select, yes {고, 두 사람은 동료였} other {}}어요.",
  "cardReason.wrongCode":
    "{edition, select, telephone {잘못 걸었어요!} other {금고는 열리지 않았어요.}} 암호가 틀렸어요.",
  "cardReason.wrongPartner": "만난 사람은 동료가 아니었어요.",

  "cardCoach.expect.none":
    "지금은 할 일이 없어요. 누가 어디로 가고 누가 누구를 만나는지 잘 보세요.",
  "cardCoach.expect.pick":
    "장소 다섯 장 중 하나를 뒷면으로 놓으세요. 요원 한두 명과 같은 곳에 나타나면 카드를 보게 돼요.",
  "cardCoach.expect.locate":
    "손에 있는 장소 하나를 내세요. 딱 둘이 만나는 곳에서만 무언가를 알게 돼요.",
  "cardCoach.expect.swap":
    "서로 동시에 카드 두 장을 보여 줘요. 한 장은 진짜, 한 장은 가짜예요.{announce, select, yes { 암호를 다 안다면 대신 {edition, select, telephone {전화해도} other {금고를 열어도}} 돼요.} other {}}",
  "cardCoach.expect.show":
    "대사에게 카드 두 장을 보여 주세요. 한 장은 진짜, 한 장은 가짜예요. 다른 요원은 못 봐요.{announce, select, yes { 아니면 선언하세요.} other {}}",
  "cardCoach.expect.demand":
    "대사를 통해 다른 요원 누구든 검정 카드 한 장을 볼 수 있어요. 그건 진실이에요.{announce, select, yes { 아니면 {edition, select, telephone {전화해도} other {금고를 열어도}} 돼요.} other {}}",
  "cardCoach.expect.look":
    "가상의 요원의 검정 카드 두 장 중 한 장을 보세요.{announce, select, yes { 아니면 {edition, select, telephone {전화해도} other {금고를 열어도}} 돼요.} other {}}",
  "cardCoach.expect.stand":
    "당신은 보여 줄 카드가 없어요. 지켜보{announce, select, yes {거나, 암호를 안다면 {edition, select, telephone {전화하} other {금고를 여}}} other {}}세요.",
  "cardCoach.expect.black":
    "{name}이 당신의 검정 카드를 요구했어요. 두 비밀 중 어느 것을 알려 줄지 고르세요{edition, select, safe {} other {. 전에 보여 준 것도 괜찮아요}}.",
  "cardCoach.do.pick": "{to} 가는 카드를 뒷면으로 놓으세요.",
  "cardCoach.do.locate": "{to} 가세요.",
  "cardCoach.do.demand":
    "{dative}에게 {side, select, left {왼쪽 } right {오른쪽 } other {}}검정 카드를 요구하세요.",
  "cardCoach.do.look": "{side, select, left {왼쪽} other {오른쪽}} 카드를 보세요.",
  "cardCoach.do.decline": "아무것도 요구하지 마세요.",
  "cardCoach.do.pass": "지켜보세요.",
  "cardCoach.do.announce":
    "{edition, select, telephone {전화하세요} other {금고를 여세요}}: {code}.",
  "cardBecause.readyToAnnounce":
    "{known, select, yes {암호를 알고 있어요. {name}을 만나서 선언해 보세요.} other {암호를 알고 있어요. 이제 만나기만 하면 돼요.}}",
  "cardBecause.seeksPartner":
    "거기서 동료로 보이는 {name}을 만날지도 몰라요. 서로 숫자를 알려 주세요.",
  "cardBecause.seeksAmbassador": "거기서 {name}을 만나면, 그 도움으로 검정 카드를 볼 수 있어요.",
  "cardBecause.looksAtFictitious": "거기서 {name}을 만나면 검정 카드를 볼 수 있어요.",
  "cardBecause.knowsLeast":
    "{known, select, yes {{name}에게서 가장 많이 알아낼 수 있어요.} other {그래야 가장 많이 알아낼 수 있어요.}}",
  "cardBecause.meetsMany": "거기서 누군가를 만날 가능성이 가장 커요.",
  "cardBecause.keepsAway": "상대 팀의 만남을 막을 수 있어요.",
  "cardBecause.anyPlace": "지금은 어느 장소나 똑같아요.",
  "cardBecause.certain": "모든 것이 확실해요.",
  "cardBecause.likely": "충분히 그럴듯하고, 남이 먼저 할지도 몰라요.",
  "cardBecause.tellsPartner": "{name}은 아마 동료일 테니 알려 주는 것이 좋아요.",
  "cardBecause.tellsLittle": "{name}에게 알려 주는 것이 적어요.",
  "cardBecause.otherSide": "다른 쪽은 이미 알고 있어요.",
  "cardBecause.nothingToLearn": "여기서는 새로 알아낼 것이 없어요.",
  "cardBecause.notYet": "선언하기에는 아직 아는 것이 모자라요.",

  "refusal.noGestures": "이 테이블에서는 몸짓을 쓰지 않아요.",
  "refusal.notInHand": "손에 없는 장소예요. 모두 되가져갈 때까지 테이블에 놓여 있어요.",
  "refusal.notHere": "이 만남에서는 할 수 없는 일이에요.",
  "refusal.notYourCard": "당신에게 없는 카드예요.",
  "refusal.noBlackCards": "이 에디션에서는 교환할 때 검정 카드를 보여 주지 않아요.",
  "refusal.notOneTrueOneFalse": "딱 한 장은 진짜, 딱 한 장은 가짜여야 해요.",
  "refusal.ownAgent": "자기 자신에게는 카드를 요구할 수 없어요.",
  "refusal.whichSide": "왼쪽인지 오른쪽인지 고르세요.",
  "refusal.noSide": "왼쪽과 오른쪽 카드는 가상의 요원에게만 있어요.",
  "refusal.notYourBlackCard": "당신의 검정 카드 두 장에 없는 카드예요.",
  "refusal.shownThatOne": "이 사람은 그 카드를 이미 알아요. 다른 것을 보여 주세요.",
  "refusal.mayNotAnnounce": "이 만남에서는 선언할 수 없어요.",
  "refusal.notTheNumbers": "네 숫자가 암호에 꼭 한 번씩 들어가야 해요.",
  "refusal.ownNumberElsewhere": "자기 숫자는 자기 자리에 있어야 해요.",
};
