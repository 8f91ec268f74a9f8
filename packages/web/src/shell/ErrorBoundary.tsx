import { Component, type ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";
import { Button } from "../ui/Button.js";
import { Notice } from "./Notice.js";

interface Props {
  readonly children: ComponentChildren;
  readonly onHome: () => void;
}

/** An error in the page ends the screen, not the game: the game is saved. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const leave = (): void => {
      this.props.onHome();
      this.setState({ failed: false });
    };
    return (
      <Notice title={t("notice.failed.title")} text={t("notice.failed.crashed")}>
        <Button kind="lamp" onClick={() => location.reload()}>
          {t("notice.retry")}
        </Button>
        <Button onClick={leave}>{t("notice.home")}</Button>
      </Notice>
    );
  }
}
