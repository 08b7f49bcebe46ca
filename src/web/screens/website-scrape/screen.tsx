export default function WebsiteScrape() {
  return <h1>WebsiteScrape</h1>;
}
