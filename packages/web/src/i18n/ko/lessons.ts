import type { PartCatalogs } from "../messages.js";

/** What the lessons say. */
export const words: PartCatalogs["lessons"] = {
  "lessons.title": "게임 배우기",
  "lessons.intro":
    "진짜 테이블에서 해 보는 짧은 수업 여섯 가지예요. 직접 해 보면 단계마다 이유를 알려 줘요. 이 게임들은 저장되지 않고, 하던 게임은 그대로 남아 있어요.",
  "lessons.done": "마침",
  "lesson.step": "{title}: {steps}단계 중 {step}단계",
  "lesson.guide": "할 일",
  "lesson.answer": "내 답",
  "lesson.right": "맞았어요.",
  "lesson.wrong": "조금 달라요.",
  "lesson.again": "다시 하기",
  "lesson.next": "다음 단계",
  "lesson.finish": "수업 마치기",
  "lesson.leave": "모든 수업",
  "lesson.moving.title": "이동",
  "lesson.moving.about": "팬텀과 구슬, 그리고 구슬이 움직이는 것.",
  "lesson.moving.1.task":
    "당신은 빨강이에요. 팬텀에서 하양, 주황, 파랑이 나왔어요. 큰 말을 Molo에서 San Marco까지 육로로 옮기고 이동을 마치세요.",
  "lesson.moving.1.right":
    "하양이나 주황 구슬은 내 말을 육로로, 파랑 구슬은 수로로 움직여요. 필요 없는 구슬은 쓰지 않아도 돼요. (B3.1)",
  "lesson.moving.1.wrong":
    "큰 말이 San Marco에 없어요. 큰 말을 고르고 옆의 San Marco를 고른 다음 이동을 마치세요.",
  "lesson.moving.2.task":
    "이번에는 주황, 보라, 검정이 나왔어요. 보라 구슬을 써서 초록의 뚱뚱한 말을 San Marco에서 내 큰 말이 있는 Molo로 데려오세요.",
  "lesson.moving.2.right":
    "보라 구슬은 남의 말을, 검정 구슬은 대사를 움직여요. 이렇게 다른 사람을 나에게 오게 할 수 있어요. (B3.7)",
  "lesson.moving.2.wrong":
    "초록의 뚱뚱한 말이 Molo에 없어요. 보라 구슬로 그 말을 고르고 Molo를 고르세요.",
  "lesson.meeting.title": "만나서 묻기",
  "lesson.meeting.about": "묻는 두 가지 방법과 그다음에 할 일.",
  "lesson.meeting.1.task":
    "초록의 뚱뚱한 말이 San Marco에 있어요. Molo에 있는 내 큰 말에서 한 걸음 거리예요. 그곳에 가서 초록에게 무엇이든 묻고, 그 말을 내보내세요.",
  "lesson.meeting.1.right":
    "카드 세 장을 봤고, 적어도 한 장은 진짜예요. 수첩에도 적혀 있어요. 물어본 말은 내보내야 하니까, 누가 다시 다가가지 않고는 잇달아 물을 수 없어요. (B5.1, B8.1)",
  "lesson.meeting.1.wrong":
    "아무에게도 묻지 않았어요. San Marco에 가서 초록에게 묻고, 카드를 본 다음 말을 어디로 내보낼지 고르세요.",
  "lesson.meeting.2.task":
    "대사가 San Marco에 있어요. 대사에게 가서, 대사를 통해 원하는 플레이어에게 물으세요.",
  "lesson.meeting.2.right":
    "대사를 통하면 말이 어디에 있든 누구에게나 물을 수 있어요. 카드는 두 장만 보지만 한 장은 진짜예요. 그래서 훨씬 많이 알 수 있어요. (B6.1)",
  "lesson.meeting.2.wrong": "대사를 통해 묻지 않았어요. San Marco에 가서 누구에게 물을지 고르세요.",
  "lesson.truths.title": "절반의 진실 읽기",
  "lesson.truths.about": "적어도 한 장은 진짜인 카드 세 장이 말해 주는 것.",
  "lesson.truths.1.task":
    "당신은 피들보텀이에요. 대사를 통해 레오에게 정체를 물었더니 피들보텀과 X를 보여 줘요. 레오는 누구일까요?",
  "lesson.truths.1.right": "둘 중 하나는 진짜이고, 피들보텀은 당신이에요. 그러니 레오는 X예요.",
  "lesson.truths.1.wrong":
    "두 장 중 한 장은 진짜여야 해요. 피들보텀은 당신이니 아니에요. 무엇이 남나요?",
  "lesson.truths.2.task":
    "앞서 레오는 작은 체형, 큰 체형, 버블을 보여 줬어요. 이제 레오가 X라는 것을 알아요. 레오의 체형에 대해 무엇을 알 수 있나요?",
  "lesson.truths.2.a": "뚱뚱하거나 말랐어요",
  "lesson.truths.2.b": "작거나 커요",
  "lesson.truths.2.c": "아무것도 알 수 없어요",
  "lesson.truths.2.right": "버블은 가짜였으니 나머지 둘 중 하나가 진짜예요. 레오는 작거나 커요.",
  "lesson.truths.2.wrong": "세 장 중 적어도 한 장은 진짜인데, 버블은 아니었어요.",
  "lesson.truths.3.task":
    "당신은 버블이에요. 미아가 버블, 자자, 뚱뚱한 체형을 보여 줘요. 무엇을 알 수 있나요?",
  "lesson.truths.3.a": "미아는 자자예요",
  "lesson.truths.3.b": "미아는 뚱뚱해요",
  "lesson.truths.3.c": "미아는 자자이거나 뚱뚱하거나, 둘 다예요",
  "lesson.truths.3.right":
    "버블은 당신이니 나머지 둘 중 하나가 진짜예요. 둘 다 진짜일 수도 있어요.",
  "lesson.truths.3.wrong":
    "버블은 당신이니 진짜일 수 없어요. 나머지 둘 중 적어도 하나는 진짜지만, 어느 쪽인지는 아직 알 수 없어요.",
  "lesson.answering.title": "대답하기",
  "lesson.answering.about": "진실을 말하되 전부는 말하지 않기.",
  "lesson.answering.1.task":
    "초록이 당신을 만나 누구인지 물어요. 당신은 피들보텀이고 큰 체형이에요. 당신 색의 카드 세 장을 보여 주세요. 적어도 한 장은 진짜여야 하고, 피들보텀, 버블, 뚱뚱한 체형은 초록에게 이미 보여 줬어요.",
  "lesson.answering.1.right":
    "규칙을 지켰고, 초록은 전보다 더 알게 된 것이 거의 없어요. 초록이 동료였다면 더 알려 줄 수도 있었겠죠. (B5.2, B7.1)",
  "lesson.answering.1.wrong":
    "규칙에는 맞지만, 회색 카드는 그 자체로 증거예요. 이제 초록은 확실히 알아요. 회색 카드는 동료라고 믿는 사람을 위해 아껴 두세요. (B5.3)",
  "lesson.answering.2.task":
    "초록에게 피들보텀, 버블, 뚱뚱한 체형을 보여 줬어요. 다른 만남에서 초록이 같은 것을 다시 물어요. 해서는 안 되는 대답은 무엇일까요?",
  "lesson.answering.2.a": "피들보텀, 버블, 뚱뚱한 체형",
  "lesson.answering.2.b": "피들보텀, 자자, 뚱뚱한 체형",
  "lesson.answering.2.c": "피들보텀, 버블, 마른 체형",
  "lesson.answering.2.right":
    "같은 사람에게 똑같은 세 장을 두 번 보여 줄 수 없어요. 한 장만 달라도 괜찮아요. (B7.1)",
  "lesson.answering.2.wrong":
    "다른 카드가 들어 있으니 다른 대답이에요. 똑같은 세 장만 다시 보여 줄 수 없어요.",
  "lesson.mission.title": "동료, 임무, 선언",
  "lesson.mission.about": "두 글자에서 승리까지.",
  "lesson.mission.1.task":
    "피들보텀의 글자는 B, 동료 버블의 글자는 D예요. 두 사람의 암호는 무엇일까요?",
  "lesson.mission.1.a": "B-D",
  "lesson.mission.1.b": "D-B",
  "lesson.mission.1.c": "암호가 두 개예요",
  "lesson.mission.1.right":
    "피들보텀의 글자가 버블의 글자보다 앞에 와요. B-D의 뜻은 여권에 있어요. 버블 본인이 1번 칸으로 가는 것이죠. (B9)",
  "lesson.mission.1.wrong":
    "이 두 사람은 피들보텀의 글자가, 다른 두 사람은 자자의 글자가 앞에 와요.",
  "lesson.mission.2.task":
    "당신은 글자 A를 가진 피들보텀이에요. 초록은 글자 C를 가진 버블이고, 모든 것을 회색 카드로 보여 줬어요. 임무 A-C는 피들보텀 본인이 5번 칸으로 가는 거예요. 큰 말을 Molo에서 수로로 San Giorgio Maggiore까지 옮기고, 선언하면서 초록과 A-C를 고르세요.",
  "lesson.mission.2.right":
    "두 사람 모두 이겼어요. 동료나 암호나 칸이 틀렸다면 상대 팀이 이겼을 거예요. (B10.3)",
  "lesson.mission.2.wrong":
    "이기지 못했어요. 선언할 때 진짜 말인 큰 말이 5번 칸에 있어야 해요. 동료는 초록, 암호는 A-C예요.",
  "lesson.cards.title": "카드게임",
  "lesson.cards.about": "장소, 교환, 암호.",
  "lesson.cards.1.task":
    "카드게임에서는 장소 카드가 놓인 곳에서 사람을 만나요. 노랑은 Rialto에 혼자 있고, 초록과 파랑은 San Giorgio에 함께 있어요. 당신은 빨강이고 마지막으로 골라요. 요원을 딱 한 명만 만나는 곳으로 가서 카드를 교환하세요. 한 장은 진짜, 한 장은 가짜예요.",
  "lesson.cards.1.right":
    "둘 다 진짜 한 장과 가짜 한 장을 보여 줬어요. 본 것은 기록지에 적혀 있어요. 셋이 모인 곳에서는 아무 일도 일어나지 않아요. (C3.2, C4.1)",
  "lesson.cards.1.wrong": "만남이 없었어요. 딱 둘이 모인 곳에서만 만나요. Rialto로 가세요.",
  "lesson.cards.2.task":
    "당신은 버블이고 숫자는 13이에요. 롭이 피들보텀과 13을 보여 줘요. 한 장은 진짜, 한 장은 가짜예요. 롭은 누구일까요?",
  "lesson.cards.2.none": "알 수 없어요",
  "lesson.cards.2.right":
    "13은 당신 것이니 롭의 가짜 카드이고, 피들보텀이 진짜예요. 롭이 당신의 동료예요.",
  "lesson.cards.2.wrong": "13은 당신의 숫자라 롭의 것일 수 없어요. 그러면 다른 카드가 진짜예요.",
  "lesson.cards.3.task":
    "피들보텀은 36, 버블은 13, 자자는 24, X는 47이에요. 금고를 여는 암호는 무엇일까요?",
  "lesson.cards.3.a": "13-24-36-47",
  "lesson.cards.3.b": "36-13-24-47",
  "lesson.cards.3.c": "36-13-47-24",
  "lesson.cards.3.right": "피들보텀, 버블, 자자, X 순서예요. (C1.2)",
  "lesson.cards.3.wrong": "숫자는 피들보텀, 버블, 자자, X 순서로 읽어요.",
};
