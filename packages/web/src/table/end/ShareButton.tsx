import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { Button } from "../../ui/Button.js";
import type { Poster } from "./picture.js";

/** Makes a picture of the end: shared where the device can, and kept as a file elsewhere. */
export function ShareButton({ poster }: { readonly poster: Omit<Poster, "masks"> }) {
  const [failed, setFailed] = useState(false);
  const share = async (): Promise<void> => {
    const masks = [...document.querySelectorAll(".cast-face > svg:first-child")];
    const { givePicture } = await import("./picture.js");
    await givePicture({ ...poster, masks });
  };
  return (
    <>
      <Button
        onClick={() =>
          void share().then(
            () => setFailed(false),
            () => setFailed(true),
          )
        }
      >
        {t("end.share")}
      </Button>
      {failed && <p role="alert">{t("end.picture.failed")}</p>}
    </>
  );
}
