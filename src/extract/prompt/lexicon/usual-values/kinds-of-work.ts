import type { KindOfValues } from "./usual-values.ts";

/** What jobs, studies, courses and people are like. */
export const kindsOfWork: readonly KindOfValues[] = [
  {
    asked:
      "employment, employment type, job type, type of employment, contract, contract type, type of contract, tipo de empleo, tipo de contrato, contrato, contratacion, tipo de contratacion, anstellungsart, beschaftigungsart, vertragsart, vertrag, arbeitsverhaltnis, type de contrat, contrat, type d emploi, tipo di contratto, contratto, tipo de vaga, vinculo, dienstverband, contracttype, typ umowy, umowa, rodzaj umowy, тип занятости, занятость, anstallningsform, anstallning, ansettelsesform, ansettelse, stillingstype, istihdam turu, calisma sekli, druh pracovniho pomeru, pracovni pomer, 雇用形態, 고용형태",
    values:
      "permanent, temporary, fixed term, full time, part time, contract, contractor, freelance, internship, intern, casual, seasonal, volunteer, apprenticeship, trainee, temp, temp to perm, contract to hire, zero hours, per diem, indefinite, regular, self employed, employee, tenure, tenure track, " +
      "indefinido, indefinida, temporal, tiempo completo, tiempo parcial, jornada completa, jornada parcial, media jornada, medio tiempo, por horas, por obra, obra y servicio, practicas, becario, beca, fijo, fijo discontinuo, interino, interinidad, autonomo, honorarios, planta, contrata, eventual, por proyecto, plazo fijo, contrato indefinido, contrato temporal, prestacion de servicios, " +
      "unbefristet, befristet, vollzeit, teilzeit, festanstellung, minijob, werkstudent, praktikum, ausbildung, zeitarbeit, freie mitarbeit, aushilfe, cdi, cdd, interim, stage, alternance, temps plein, temps partiel, apprentissage, independant, vacataire, titulaire, contractuel, " +
      "clt, pj, efetivo, tempo integral, meio periodo, estagio, temporario, a termo, sem termo, contrato a termo, tempo indeterminato, tempo determinato, a tempo pieno, a tempo parziale, full time, tirocinio, apprendistato, partita iva, vast, tijdelijk, voltijd, deeltijd, fulltime, parttime, " +
      "umowa o prace, umowa zlecenie, umowa o dzielo, b2b, kontrakt, staz, praktyki, pelny etat, czesc etatu, полная занятость, частичная занятость, стажировка, проектная работа, временная, постоянная, tillsvidare, tillsvidareanstallning, visstid, tidsbegransad, heltid, deltid, vikariat, fast, engasjement, midlertidig, fastansaettelse, tidsbegraenset, tam zamanli, yari zamanli, stajyer, plny uvazek, zkraceny uvazek, dpp, dpc, 正社員, 契約社員, 派遣社員, アルバイト, パート, 全职, 兼职, 实习, 정규직, 계약직, 인턴",
    fillers:
      "position, employment, job, role, contract, contrato, contrat, special, anstalling, stilling, ansettelse, employee, work, de, trabajo, only, vertrag, umowa",
  },
  {
    asked:
      "work mode, workplace, workplace type, remote, work arrangement, modalidad, modalidad de trabajo, arbeitsmodell, arbeitsort, mode de travail, teletravail, modalita, modalita di lavoro, modelo de trabalho, tryb pracy, формат работы, calisma modeli",
    values:
      "remote, fully remote, hybrid, on site, onsite, in office, in person, work from home, home office, remoto, remota, hibrido, hibrida, presencial, teletrabajo, a distancia, desde casa, hibrid, vor ort, mobiles arbeiten, homeoffice, teletravail, hybride, sur site, presentiel, in presenza, da remoto, in sede, ibrido, op locatie, thuiswerken, zdalna, praca zdalna, stacjonarna, hybrydowa, удаленно, гибрид, офис, uzaktan, hibrit, リモート, 在宅",
    fillers: "work, job, working",
  },
  {
    asked:
      "degree, degree type, degree level, qualification, titulacion, grado, nivel de estudios, nivel academico, estudios, education, education level, study level, level of study, abschluss, abschlussart, diplome, niveau d etudes, diploma, titulo academico, titolo di studio, grau, escolaridade, opleidingsniveau, wyksztalcenie, poziom studiow, образование, уровень образования, examen, utbildningsniva, grad, ogrenim, egitim seviyesi, stupen, 学位, 학위",
    values:
      "bachelor, bachelors, bachelor s, bachelor s degree, ba, bsc, bs, bba, beng, bed, llb, bfa, b a, b sc, honours, master, masters, master s, master s degree, ma, msc, ms, mba, meng, llm, mfa, med, m a, m sc, mphil, phd, ph d, doctorate, doctoral, dba, edd, associate, associate degree, foundation, diploma, advanced diploma, certificate, graduate certificate, postgraduate, postgraduate diploma, undergraduate, pre bachelor, pre master, high school, " +
      "grado, licenciatura, maestria, master universitario, doctorado, diplomado, especialidad, especializacion, posgrado, pregrado, tecnico, tecnico superior, tecnologia, bachillerato, universitario, secundaria, primaria, formacion profesional, ingenieria, curso, " +
      "magister, promotion, staatsexamen, diplom, ausbildung, abitur, licence, maitrise, doctorat, bts, dut, but, cap, bac, bachelier, mestrado, doutorado, doutoramento, bacharelado, graduacao, pos graduacao, tecnologo, ensino medio, ensino superior, laurea, laurea triennale, laurea magistrale, dottorato, hbo, wo, mbo, havo, vwo, licencjat, inzynier, doktorat, srednie, wyzsze, " +
      "бакалавр, бакалавриат, магистр, магистратура, специалитет, аспирантура, высшее, среднее, kandidat, kandidatexamen, masterexamen, doktor, lisans, yuksek lisans, doktora, on lisans, bakalarske, magisterske, doktorske, 学士, 修士, 博士, 본과, 本科, 硕士, 大专, 학사, 석사, 박사",
    fillers:
      "degree, of, in, science, sciences, arts, business, administration, engineering, hons, studies, programme, program, level, degrees, laws, education, en",
  },
  {
    asked:
      "attendance, study mode, mode of study, delivery, delivery mode, mode, modalidad, modalidad de estudio, format, formato, studienform, unterrichtsform, studieform, modalite, modalita, forma studiow, форма обучения, campus",
    values:
      "campus, on campus, online, on line, distance, distance learning, blended, blended learning, face to face, in person, classroom, hybrid, virtual, self paced, live, webinar, full time, part time, evening, weekend, presencial, semipresencial, a distancia, en linea, hibrido, hibrida, en vivo, autodidacta, mixta, mixto, " +
      "vollzeit, teilzeit, berufsbegleitend, fernstudium, prasenz, dual, presentiel, distanciel, en ligne, a distance, alternance, hybride, ead, semi presencial, in presenza, in aula, misto, klassikaal, deeltijd, voltijd, stacjonarne, niestacjonarne, zaoczne, очная, заочная, очно заочная, дистанционная, дистанционно, онлайн, campus online, orgun, uzaktan, prezencni, kombinovana, distancni, オンライン, 线上, 线下, 온라인, 오프라인",
    fillers: "learning, study, course, class",
  },
  {
    asked:
      "pace, intensity, schedule type, working hours, working time, jornada, dedicacion, jornada laboral, arbeitszeit, umfang, pensum, temps de travail, rythme, orario di lavoro, carga horaria, uren, wymiar, wymiar pracy, рабочий график, omfattning, stillingsbrok, omfang",
    values:
      "full time, part time, fulltime, parttime, half time, flexible, shift, shifts, night shift, tiempo completo, tiempo parcial, jornada completa, jornada parcial, media jornada, medio tiempo, por turnos, turno, nocturno, diurno, vollzeit, teilzeit, schicht, temps plein, temps partiel, tempo integral, tempo pieno, tempo parziale, voltijd, deeltijd, pelny etat, heltid, deltid, полный день, сменный график, гибкий график, tam zamanli, yari zamanli, 全职, 兼职",
  },
  {
    asked:
      "experience, experience level, seniority, level, nivel, nivel de experiencia, niveau, stufe, livello, difficulty, dificultad, dificuldade, schwierigkeit, schwierigkeitsgrad, difficulte, difficolta, moeilijkheid, poziom, trudnosc, уровень, сложность, niva, vanskelighetsgrad, svarighetsgrad, seviye, zorluk, uroven, 難易度, 难度",
    values:
      "entry level, entry, junior, mid level, mid, mid senior, intermediate, senior, lead, principal, director, executive, manager, expert, beginner, beginners, elementary, advanced, upper intermediate, all levels, easy, medium, moderate, hard, difficult, challenging, very easy, very hard, strenuous, " +
      "sin experiencia, principiante, principiantes, basico, inicial, intermedio, intermedia, avanzado, avanzada, experto, todos los niveles, facil, media, medio, moderado, moderada, dificil, muy facil, muy dificil, baja, alta, semi senior, " +
      "anfanger, fortgeschrittene, fortgeschritten, einsteiger, profi, leicht, mittel, schwer, einfach, berufseinsteiger, mit berufserfahrung, debutant, intermediaire, avance, confirme, facile, moyen, difficile, tres facile, tres difficile, iniciante, intermediario, avancado, principiante, intermedio, avanzato, pleno, " +
      "gemakkelijk, gemiddeld, moeilijk, makkelijk, beginner, gevorderd, latwy, sredni, trudny, poczatkujacy, zaawansowany, легко, средне, сложно, начальный, средний, продвинутый, latt, medel, svar, enkel, middels, krevende, kolay, orta, zor, baslangic, ileri, lehky, stredni, tezky, a1, a2, b1, b2, c1, c2, 初級, 中級, 上級, 初级, 中级, 高级",
    fillers: "level, nivel, niveau, years, stufe, to",
  },
  {
    asked:
      "gender, sex, sexo, genero, publico, audience, target audience, zielgruppe, geschlecht, sexe, genre, sesso, genere, geslacht, plec, пол, kon, kjonn, cinsiyet, pohlavi, 性別, 性别, 성별",
    values:
      "male, female, m, f, w, h, x, d, man, woman, men, women, mens, womens, men s, women s, boy, girl, boys, girls, unisex, non binary, masculino, femenino, hombre, mujer, hombres, mujeres, nino, nina, macho, hembra, varon, mannlich, weiblich, divers, mann, frau, herren, damen, kinder, homme, femme, hommes, femmes, masculin, feminin, mixte, feminino, homem, mulher, maschio, femmina, uomo, donna, maschile, femminile, " +
      "man, vrouw, mannelijk, vrouwelijk, dames, heren, reu, teef, mezczyzna, kobieta, мужской, женский, муж, жен, мужчина, женщина, жени, мъже, деца, kvinna, kvinne, kvinde, erkek, kadin, muz, zena, 男, 女, 男性, 女性, 남, 여, 남성, 여성",
  },
  {
    asked:
      "payment, payment method, payment methods, payment type, forma de pago, metodo de pago, medio de pago, medios de pago, pago, zahlungsart, zahlungsmethode, zahlung, mode de paiement, paiement, forma de pagamento, pagamento, metodo di pagamento, betaalmethode, betaling, platnosc, оплата, способ оплаты, betalning, odeme",
    values:
      "cash, card, credit card, debit card, visa, mastercard, amex, american express, paypal, bank transfer, wire transfer, transfer, check, cheque, apple pay, google pay, klarna, invoice, crypto, bitcoin, efectivo, tarjeta, tarjeta de credito, tarjeta de debito, transferencia, transferencia bancaria, bizum, contra reembolso, deposito, " +
      "bar, barzahlung, kreditkarte, rechnung, uberweisung, lastschrift, vorkasse, especes, carte, carte bancaire, carte de credit, virement, cheque, dinheiro, cartao, cartao de credito, boleto, pix, multibanco, mb way, contanti, carta di credito, carta, bonifico, contant, pin, ideal, overschrijving, gotowka, karta, przelew, наличные, карта, банковская карта, перевод, kontant, kort, swish, nakit, kredi karti, havale, hotovost, karta, 現金",
    fillers: "only, or, y, o, oder, ou",
  },
  {
    asked:
      "position, player position, posicion, demarcacion, posicao, poste, ruolo, spielposition, positie, pozycja, амплуа, позиция, mevki, pozice",
    values:
      "goalkeeper, keeper, defender, midfielder, forward, striker, winger, centre back, center back, full back, left back, right back, point guard, shooting guard, small forward, power forward, center, guard, gk, df, mf, fw, pg, sg, sf, pf, qb, rb, wr, te, pitcher, catcher, outfielder, shortstop, portero, arquero, guardameta, defensa, defensor, centrocampista, mediocampista, volante, delantero, extremo, lateral, base, escolta, alero, pivot, " +
      "torwart, abwehr, verteidiger, mittelfeld, mittelfeldspieler, sturm, sturmer, angreifer, gardien, defenseur, milieu, milieu de terrain, attaquant, ailier, goleiro, zagueiro, meia, atacante, guarda redes, defesa, medio, avancado, portiere, difensore, attaccante, doelman, keeper, verdediger, middenvelder, aanvaller, bramkarz, obronca, pomocnik, napastnik, вратарь, защитник, полузащитник, нападающий, malvakt, forsvar, midtbane, angrep, kaleci, defans, orta saha, forvet, brankar, obrance, zaloznik, utocnik",
  },
  {
    asked:
      "genre, genero, genres, generos, genero musical, genero cinematografico, genere, gatunek, жанр, sjanger, tur, zanr, ジャンル",
    values:
      "drama, comedy, action, thriller, horror, romance, documentary, animation, adventure, fantasy, science fiction, sci fi, crime, mystery, western, musical, war, biography, family, history, sport, rock, pop, jazz, blues, classical, electronic, hip hop, rap, metal, punk, folk, country, indie, reggae, soul, funk, techno, house, poetry, fiction, nonfiction, non fiction, novel, " +
      "comedia, accion, suspense, suspenso, terror, romantico, documental, animacion, aventura, aventuras, fantasia, ciencia ficcion, crimen, misterio, belica, biografia, biografico, familiar, infantil, historia, clasica, electronica, poesia, novela, novela negra, " +
      "komodie, krimi, liebesfilm, dokumentation, dokumentarfilm, animationsfilm, abenteuer, historienfilm, comedie, drame, policier, horreur, epouvante, documentaire, aventure, fantastique, guerre, comedia romantica, acao, documentario, animacao, aventura, ficcao cientifica, commedia, drammatico, azione, giallo, orrore, documentario, avventura, fantascienza, komedie, komedia, dramat, przygodowy, комедия, драма, боевик, триллер, ужасы, мелодрама, фантастика, документальный, komedi, dram, aksiyon, korku, komedie, アクション, コメディ, ドラマ, ホラー",
  },
];
