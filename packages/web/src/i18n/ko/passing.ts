import type { passing as english } from "../en/passing.js";
import type { Translation } from "../messages.js";

export const passing: Translation<typeof english> = {
  "passing.title": "기기 넘기기",
  "passing.for": "다음 사람",
  "passing.role":
    "{role, select, red {빨강을 맡았어요} green {초록을 맡았어요} blue {파랑을 맡았어요} yellow {노랑을 맡았어요} other {대사를 맡았어요}}",
  "passing.words": "끝날 때까지 다른 사람은 모두 고개를 돌려 주세요.",
  "passing.here": "저 왔어요",
  "passing.next": "더 정할 것이 없어요. 다음은 {person}이에요.",
  "passing.go": "넘기기",
  "passing.person": "사람",
  "passing.over": "게임이 끝났어요",
  "seating.legend": "누가 하나요",
  "seating.alone": "나와 봇",
  "seating.device": "한 기기로 여럿이",
  "seating.alone.hint": "한 번만 누르면 테이블에 앉아요.",
  "seating.device.hint":
    "기기를 손에서 손으로 넘겨요. 사람이 바뀔 때마다 장막이 모든 것을 가려 줘요.",
  "seating.seats": "누가 어디에 앉나요",
  "seating.sitter": "{role}: 누가 맡나요",
  "seating.person": "사람",
  "seating.bot": "봇: {level}",
  "seating.name": "{role}: 맡은 사람의 이름",
  "seating.placeholder": "이름",
  "seating.few": "한 기기로 하려면 적어도 두 사람이 있어야 해요.",
};
