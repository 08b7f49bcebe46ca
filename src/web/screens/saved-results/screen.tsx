export default function SavedResults() {
  return <h1>SavedResults</h1>;
}
