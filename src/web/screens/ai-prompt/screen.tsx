export default function AiPrompt() {
  return <h1>AiPrompt</h1>;
}
