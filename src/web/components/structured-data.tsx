/** Facts about the page for search engines, as schema.org describes them. Holds nothing that a user typed. */
export function StructuredData({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", ...facts })}</script>;
}

export const questionsAndAnswers = (items: readonly { question: string; answer: string }[]) => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
