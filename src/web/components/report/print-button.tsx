import { Printer } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { Button } from "../button.tsx";

/** Prints the whole report, or saves it as a PDF file, as the browser offers. */
export function PrintButton() {
  const { print } = useText(tools).export;
  return (
    <Button
      variant="secondary"
      aria-label={print}
      title={print}
      className="px-3 max-lg:order-last"
      onClick={() => window.print()}
    >
      <Printer size={16} aria-hidden="true" />
    </Button>
  );
}
