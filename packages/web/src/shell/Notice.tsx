import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";
import { Mask } from "../ui/art/Mask.js";
import { Button } from "../ui/Button.js";
import { Screen, useTitle } from "./Screen.js";

/** A screen that says what is the matter and offers a way on. */
export const Notice = (props: {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}) => (
  <Screen title={props.title}>
    <div class="screen-notice">
      <Mask agent={null} size={140} />
      <div class="screen-lines">
        <p role="status">{props.text}</p>
        <div class="screen-actions">{props.children}</div>
      </div>
    </div>
  </Screen>
);

export function Loading() {
  useTitle(t("screen.table"));
  return (
    <main class="screen">
      <p role="status">{t("notice.loading")}</p>
    </main>
  );
}

/** A part of the page could not be fetched. */
export const Missing = ({ onHome }: { readonly onHome: () => void }) => (
  <Notice title={t("notice.failed.title")} text={t("notice.missing")}>
    <Button kind="lamp" onClick={() => location.reload()}>
      {t("notice.retry")}
    </Button>
    <Button onClick={onHome}>{t("notice.home")}</Button>
  </Notice>
);
