import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { LogoMark } from "../../components/logo.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { Group } from "./group.tsx";

const tones = ["error", "success", "info", "warning"] as const;

export function Messages() {
  return (
    <Group title="Messages, empty, loading, error and offline">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={`A title: ${tone}`} actions={<Button size="sm">Retry</Button>}>
          And what can be done.
        </Banner>
      ))}
      <div className="grid gap-4 md:grid-cols-3">
        <Card className="grid justify-items-center gap-2 text-center text-sm text-quiet">
          <LogoMark size={32} /> Nothing here yet
        </Card>
        <Card className="grid place-items-center">
          <Spinner size={28} label="Loading" />
        </Card>
        <Card className="grid gap-3">
          <span className="h-4 w-2/3 animate-pulse rounded-sm bg-sunken" />
          <span className="h-4 w-full animate-pulse rounded-sm bg-sunken" />
        </Card>
      </div>
    </Group>
  );
}
