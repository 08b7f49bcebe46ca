import { type Concept, concept } from "../concept.ts";

/** Concepts for ways to reach somebody. */
export const contactConcepts: readonly Concept[] = [
  concept(
    "email",
    "any",
    ["email"],
    "correo electronico, correo, e-mail, email, mail, direccion de correo, direccion de email, correo de contacto, e-mail de contacto, email de contacto, contact email, contact e-mail",
  ),
  concept(
    "phone",
    "any",
    ["phone"],
    "telefono, tel, tlf, tfno, tfn, tlfno, telf, fono, numero de telefono, telefono de contacto, telefono fijo, numero de contacto, contact number, contact phone, phone, phone number, telephone",
  ),
  concept(
    "mobile",
    "any",
    ["phone"],
    "movil, celular, cel, telefono movil, telefono celular, mobile, mobile phone, cell, cell phone",
    undefined,
    "phone",
  ),
  concept("whatsapp", "any", ["phone"], "whatsapp, whats app, wsp, numero de whatsapp", undefined, "mobile"),
  concept("fax", "any", ["phone"], "fax, numero de fax, fax number"),
];
