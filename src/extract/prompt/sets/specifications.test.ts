import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const page = `<html lang="en"><title>Camp Stove | Shop</title><body><main><h1>Camp Stove</h1><b class="price">$31.75</b>
  <p>In stock</p><button>Add to cart</button><h2>Specifications</h2>
  <table><tr><th>Brand</th><td>Andes</td></tr><tr><th>Weight</th><td>2 kg</td></tr><tr><th>Fuel</th><td>Butane</td></tr>
  <tr><th>Burner</th><td>Brass</td></tr></table></main></body></html>`;

test.each(["especificaciones técnicas", "ficha técnica", "quiero las especificaciones del hornillo", "specs"])(
  "who asks for the specifications is told all that the page labels: %s",
  (prompt) => {
    const { plain } = extract(page, prompt);
    expect(plain).toMatchObject([{ Weight: "2 kg", Fuel: "Butane", Burner: "Brass" }]);
  },
);

test("who asks for one thing more is told just that", () => {
  expect(extract(page, "precio y especificaciones").columns).toHaveLength(2);
});
