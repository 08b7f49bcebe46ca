export type FirmField = "name" | "city" | "phone" | "email";
export type Firm = Readonly<Record<FirmField, string>>;

/** Made-up firms; the telephone numbers lie in no assigned range. */
export const sampleFirms: readonly Firm[] = [
  { name: "Textiles Altamira", city: "Guadalajara", phone: "+52 33 5550 0142", email: "ventas@altamira.example" },
  { name: "Envases del Norte", city: "Monterrey", phone: "+52 81 5550 0175", email: "hola@envasesnorte.example" },
  { name: "Café Sierra Clara", city: "Xalapa", phone: "+52 228 555 0118", email: "pedidos@sierraclara.example" },
  { name: "Muebles Robledo", city: "Guadalajara", phone: "+52 33 5550 0163", email: "info@robledo.example" },
  { name: "Cerámica Dolores", city: "Puebla", phone: "+52 222 555 0131", email: "taller@dolores.example" },
];

/** What the extraction engine makes of the page for each of the three sentences. Held to it by a test. */
export const sampleAnswers: readonly { columns: readonly FirmField[]; rows: readonly Firm[] }[] = [
  { columns: ["name", "email", "phone"], rows: sampleFirms },
  { columns: ["name", "phone"], rows: sampleFirms.filter(({ city }) => city === "Guadalajara") },
  { columns: ["name", "city"], rows: [...sampleFirms].sort((a, b) => a.city.localeCompare(b.city, "es")) },
];
