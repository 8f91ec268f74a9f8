import type { PartCatalogs } from "../messages.js";

/** The rulebook. */
export const words: PartCatalogs["rules"] = {
  "rules.title": "게임 규칙",
  "rules.loading": "규칙을 불러오는 중…",
  "rules.missing": "규칙을 불러오지 못했어요. 오프라인인가요? 잠시 뒤 다시 해 보세요.",
  "rules.unknown": "이 규칙서에는 {rule} 규칙이 없어요.",
  "rules.contents": "목차",
  "rules.search": "규칙에서 찾기",
  "rules.found":
    "{hits, plural, =0 {찾은 것이 없어요.} other {#곳에서 찾았어요{shown, plural, =40 {. 처음 40곳만 보여 줘요.} other {.}}}}",
  "rules.picture.map": "글에 나온 대로 그린 지도",
};
