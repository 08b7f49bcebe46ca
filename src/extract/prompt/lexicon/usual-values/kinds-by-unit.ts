/** A kind of value that is told by the unit after its figure. */
export type KindByUnit = {
  /** Words that ask for it. */
  readonly asked: string;
  /** Concepts that ask for it, whatever their words. */
  readonly concepts?: string;
  readonly units: string;
};

/** What is measured in units that tell what is measured. */
export const kindsByUnit: readonly KindByUnit[] = [
  {
    asked:
      "mileage, odometer, kilometraje, kilometros, km, kilometerstand, laufleistung, kilometrage, quilometragem, quilometros, chilometri, chilometraggio, kilometrage, przebieg, пробег, miltal, kilometerstand, kjorelengde, kilometer, najeto, kilometre, 走行距離, 里程, 주행거리",
    concepts: "mileage",
    units: "km, kms, mi, miles, mil, км, тыс. км, kilometros, kilometers, kilometres, 万km, 万公里, 公里",
  },
  {
    asked:
      "distance, distances, distancia, distancias, entfernung, distanz, strecke, distanza, afstand, odleglosc, dystans, расстояние, дистанция, avstand, distans, mesafe, vzdalenost, 距離, 距离",
    units: "km, kms, m, mi, miles, mile, k, ft, nm, км, м, metros, meters, metres, kilometros, 公里",
  },
  {
    asked:
      "power, horsepower, potencia, leistung, puissance, potenza, vermogen, moc, мощность, effekt, hestekrefter, guc, vykon",
    units: "hp, bhp, cv, kw, ps, ch, pk, km, hk, hkr, л.с., лс, л. с., w, kva, beygir",
  },
  {
    asked:
      "engine, engine size, engine capacity, displacement, motor, cilindrada, cilindraje, hubraum, cylindree, cilindrata, cilinderinhoud, pojemnosc, pojemnosc silnika, объем, объем двигателя, motorvolum, motor hacmi, objem",
    units: "l, lt, cc, ccm, cm3, cm³, л, см3, litros, litres, liters",
  },
  {
    asked:
      "storage, memory, ram, capacity, disk, almacenamiento, memoria, capacidad, speicher, speicherplatz, stockage, memoire, armazenamento, archiviazione, geheugen, opslag, pamiec, память, lagring, depolama, file size, tamano de archivo, size on disk, dateigrosse, taille du fichier",
    units: "gb, tb, mb, kb, gib, mib, go, mo, to, ko, гб, мб, тб, кб",
  },
  {
    asked:
      "battery, battery capacity, bateria, capacidad de bateria, akku, akkukapazitat, batterie, capacite de la batterie, batteria, akumulator, аккумулятор, batteri",
    units: "kwh, wh, mah, ah, mach",
  },
  {
    asked: "range, autonomia, reichweite, autonomie, bereik, zasieg, запас хода, rekkevidde, rackvidd, menzil, dojezd",
    units: "km, mi, miles, км",
  },
  {
    asked:
      "consumption, fuel consumption, fuel economy, consumo, verbrauch, kraftstoffverbrauch, consommation, consumi, verbruik, spalanie, расход, forbruk, forbrukning, tuketim, spotreba",
    units: "l/100km, l/100 km, km/l, mpg, kwh/100km, kwh/100 km, л/100 км, kwh, kwh/m2, kwh/m²",
  },
  {
    asked: "co2, emissions, co2 emissions, emisiones, emissionen, emissions co2, emissioni, emissoes, uitstoot",
    units: "g/km, g co2/km, kg co2, kgco2/m²",
  },
  {
    asked:
      "speed, top speed, velocidad, velocidad maxima, geschwindigkeit, hochstgeschwindigkeit, vitesse, vitesse max, velocita, velocidade, snelheid, predkosc, скорость, hastighet, hiz, rychlost, wind, viento",
    units: "km/h, kmh, mph, kn, kt, kts, knots, m/s, nudos, км/ч, mbps, gbps, mb/s",
  },
  {
    asked:
      "screen, screen size, display, pantalla, tamano de pantalla, bildschirm, bildschirmgrosse, ecran, taille d ecran, tela, schermo, beeldscherm, ekran, экран, диагональ",
    units: '", ″, in, inch, inches, pulgadas, zoll, pouces, polegadas, pollici, cali, cala, дюйм, дюймов, tommer, tum',
  },
  {
    asked: "weight, peso, gewicht, poids, waga, вес, vikt, vekt, vaegt, agirlik, hmotnost, vaha, masa, 重量, 무게",
    concepts: "weight",
    units:
      "kg, g, gr, grs, mg, lb, lbs, oz, t, ton, tons, kilos, gramos, gramm, grammes, grams, кг, г, т, 千克, 克, キロ, グラム",
  },
  {
    asked:
      "volume, volumen, contents, contenido, inhalt, contenance, conteudo, contenuto, inhoud, zawartosc, объем, volum, hacim, objem, bottle size, net content, contenido neto",
    units: "ml, cl, dl, l, lt, litros, litres, liter, liters, m3, m³, fl oz, gal, мл, л, cc",
  },
  {
    asked:
      "surface, surface area, area, living area, floor area, floor size, lot size, size, superficie, superficie util, superficie construida, metros, metros cuadrados, m2, wohnflache, flache, grundstucksflache, grundstuck, surface habitable, surface terrain, area util, area construida, area total, metragem, superficie catastale, mq, oppervlakte, woonoppervlakte, perceel, powierzchnia, площадь, boarea, tomtarea, bruksareal, areal, boligareal, alan, metrekare, plocha, uzitna plocha, 面積, 面积, 면적",
    units:
      "m2, m², sqm, sq m, sq. m, sq ft, sqft, sq. ft, ft2, ft², ha, acres, acre, acre lot, mq, qm, kvm, кв.м, кв. м, м², м2, metros cuadrados, metros, 平米, 坪, ㎡, 평, 平方メートル",
  },
  {
    asked:
      "duration, duracion, dauer, duree, duracao, durata, duur, czas trwania, czas, длительность, продолжительность, langd, varaktighet, varighed, varighet, sure, delka, length, runtime, studiedauer, studietid, term, plazo, laufzeit, travel time, duracion del viaje, shelf life, vida util, haltbarkeit, age, edad, alter, idade, eta, leeftijd, wiek, возраст, alder, yas, vek, experience, experiencia, warranty, garantia, garantie, garanzia, gwarancia, гарантия, garanti, 期間, 時間, 时长, 기간",
    units:
      "s, sec, secs, seg, min, mins, minutes, minutos, minuten, minuti, minuter, minut, minuty, h, hr, hrs, hour, hours, hora, horas, std, stunde, stunden, heure, heures, ora, ore, uur, uren, godz, godzin, godziny, day, days, dia, dias, tag, tage, tagen, jour, jours, giorno, giorni, dag, dagen, dagar, dager, dage, dni, night, nights, noches, nachte, nuits, notti, nachten, week, weeks, semana, semanas, woche, wochen, semaine, semaines, settimana, settimane, weken, " +
      "month, months, mes, meses, monat, monate, monaten, mois, mese, mesi, maand, maanden, miesiac, miesiace, miesiecy, year, years, yr, yrs, ano, anos, jahr, jahre, jahren, an, ans, annee, annees, anno, anni, jaar, rok, lata, lat, ar, ano, semester, semestres, semesters, trimestres, trimester, мин, минут, минуты, минута, ч, час, часа, часов, день, дня, дней, недель, недели, неделя, мес, месяц, месяца, месяцев, год, года, лет, dk, dakika, saat, gun, hafta, ay, yil, hodin, hodiny, dny, let, roky, mesicu, mesice, 分, 分間, 時間, 日間, 週間, か月, ヶ月, ヵ月, 年間, 分钟, 小时, 天, 周, 个月, 분, 시간, 일, 개월, 년",
  },
  {
    asked: "energy, calories, calorias, kalorien, energia, kalorie, калории, kcal, valor energetico, brennwert",
    units: "kcal, cal, kj, ккал",
  },
  {
    asked: "temperature, temperatura, temperatur, temperatuur, температура, sicaklik, teplota",
    units: "°c, °f, °, c, grados, grad, ℃",
  },
];
