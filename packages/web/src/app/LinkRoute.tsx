import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { parseLink } from "../solo/link.js";
import type { Setup } from "../solo/setup.js";
import { glanceAtShelf } from "../solo/shelf.js";
import { isWorthKeeping } from "../solo/spine.js";
import { Button } from "../ui/Button.js";
import { Notice } from "./Notice.js";
import { Loading } from "./SoloNotice.js";

/** A link that sets up a game. It comes from outside: nothing is replaced without asking. */
export function LinkRoute(props: {
  readonly link: string;
  readonly onPlay: (setup: Setup) => void;
  readonly onHome: () => void;
}) {
  const { link, onPlay, onHome } = props;
  const [asking, setAsking] = useState(false);
  const setup = parseLink(link);
  useEffect(() => {
    if (!setup.ok) return;
    glanceAtShelf().then(
      (spine) => (isWorthKeeping(spine) ? setAsking(true) : onPlay(setup.value)),
      () => onPlay(setup.value),
    );
  }, [link]);
  if (!setup.ok) {
    return (
      <Notice title={t("notice.failed.title")} text={t("notice.failed.badSetup")}>
        <Button kind="lamp" onClick={onHome}>
          {t("notice.home")}
        </Button>
      </Notice>
    );
  }
  if (!asking) return <Loading />;
  return (
    <Notice title={t("link.title")} text={t("link.text")}>
      <Button onClick={() => onPlay(setup.value)}>{t("link.replace")}</Button>
      <Button kind="lamp" onClick={onHome}>
        {t("link.keep")}
      </Button>
    </Notice>
  );
}
