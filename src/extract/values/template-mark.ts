/** The mark in a template where a value was to stand, as a source of a pattern without case: `{{brand}}`, `$brand`, `%brand%`. */
export const templateMark = String.raw`\{\{.*\}\}|\$\{?[a-z_]\w*\}?|%[a-z_]\w*%`;

const whole = new RegExp(`^(?:${templateMark})$`, "i");

/** Whether a text is nothing but such a mark. */
export const isTemplateMark = (text: string): boolean => whole.test(text);
