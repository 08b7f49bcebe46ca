export default function ProductResearch() {
  return <h1>ProductResearch</h1>;
}
