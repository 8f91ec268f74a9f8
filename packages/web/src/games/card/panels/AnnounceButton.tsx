import { t } from "../../../i18n/i18n.js";
import { Button } from "../../../ui/Button.js";
import type { MeetingProps } from "./decision.js";

/** C6.1: the way to the telephone, or to the safe, where one may announce. */
export const AnnounceButton = ({
  listener,
  onAnnounce,
}: Pick<MeetingProps, "listener" | "onAnnounce">) =>
  onAnnounce === null ? null : (
    <Button onClick={onAnnounce}>{t("call.open", { edition: listener.config.edition })}</Button>
  );
