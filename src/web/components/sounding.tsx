const radii = [44, 84, 128, 176, 228];

/** Decoration: the line going down, and what it hears. Takes the colour of the text around it. */
export function Sounding({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 480" fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      <path d="M240 0v226" strokeWidth="2" />
      <circle cx="240" cy="240" r="13" fill="currentColor" stroke="none" />
      {radii.map((radius, index) => (
        <path
          key={radius}
          d={`M${240 - radius * 0.8} ${240 - radius * 0.6}a${radius} ${radius} 0 0 0 0 ${radius * 1.2}M${240 + radius * 0.8} ${240 - radius * 0.6}a${radius} ${radius} 0 0 1 0 ${radius * 1.2}`}
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity={1 - index * 0.18}
        />
      ))}
    </svg>
  );
}
