/** Minutes and seconds as a player shows them: 75.4 s → `1:15`. Unknown lengths read `0:00`. */
export function playingTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
