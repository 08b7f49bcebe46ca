import NotFound from "./screen.tsx";

export function ErrorScreen() {
  return <NotFound />;
}
