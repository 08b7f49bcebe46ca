export default function Features() {
  return <h1>Features</h1>;
}
