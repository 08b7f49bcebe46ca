import { TextField, type TextFieldProps } from "./text-field.tsx";

/** The address that a person signs in with. */
export function EmailField(props: Pick<TextFieldProps, "label" | "error" | "defaultValue">) {
  return <TextField {...props} name="email" type="email" autoComplete="username" inputMode="email" required />;
}
