import type { DemoPublisher } from '../demo-types.ts'

/** The presses are invented, and their e-mail uses reserved domains (RFC 2606). */
export const demoPublishers: DemoPublisher[] = [
  {
    slug: 'lantern-and-quill',
    name: 'Lantern & Quill',
    postalAddress: '7 Candlemaker’s Stair, Edinburgh EH1 0ZZ, United Kingdom',
    email: 'lantern-and-quill@example.org',
    about: {
      en: 'Three people above a violin maker in Edinburgh who publish only what they have read aloud to one another. If somebody fell asleep, the book is sent back with thanks.',
      fr: 'Trois personnes au-dessus d’un luthier d’Édimbourg, qui ne publient que ce qu’elles se sont lu à voix haute. Si quelqu’un s’est endormi, le manuscrit repart avec des remerciements.',
      de: 'Drei Leute über einer Geigenbauwerkstatt in Edinburgh, die nur verlegen, was sie einander vorgelesen haben. Ist jemand dabei eingeschlafen, geht das Buch mit Dank zurück.',
    },
  },
  {
    slug: 'kleine-bogenpresse',
    name: 'Kleine Bogenpresse',
    postalAddress: 'Falzbeinstraße 16, 04107 Leipzig, Germany',
    email: 'kleine-bogenpresse@example.org',
    about: {
      en: 'A letterpress workshop in Leipzig that prints sixteen pages at a time, the way the sheet wants it. Its German classics are thread-sewn and open flat at the first try.',
      fr: 'Un atelier typographique de Leipzig qui imprime seize pages à la fois, comme la feuille le demande. Ses classiques allemands sont cousus au fil et s’ouvrent à plat du premier coup.',
      de: 'Eine Leipziger Buchdruckwerkstatt, die sechzehn Seiten auf einmal druckt, wie der Bogen es verlangt. Ihre deutschen Klassiker sind fadengeheftet und bleiben gleich beim ersten Aufschlagen liegen.',
    },
  },
  {
    slug: 'maison-du-tilleul',
    name: 'Maison du Tilleul',
    postalAddress: '3 place du Vieux-Tilleul, 69001 Lyon, France',
    email: 'maison-du-tilleul@example.org',
    about: {
      en: 'A family firm from Lyon with a lime tree in the yard and four generations of proofreaders at the table. It keeps the great French novels in print, notes kept short.',
      fr: 'Une maison de famille lyonnaise, un tilleul dans la cour et quatre générations de correcteurs à table. Elle garde au catalogue les grands romans français, avec des notes brèves.',
      de: 'Ein Familienverlag aus Lyon mit einer Linde im Hof und vier Generationen von Korrektoren am Tisch. Er hält die großen französischen Romane lieferbar und die Anmerkungen kurz.',
    },
  },
  {
    slug: 'harbour-street-books',
    name: 'Harbour Street Books',
    postalAddress: '41 Harbour Street, Fort Kochi, Kochi 682001, Kerala, India',
    email: 'harbour-street-books@example.com',
    about: {
      en: 'From a former spice warehouse in Kochi come sea stories, travels and anything with a map at the front. The office cat is listed as harbour master.',
      fr: 'D’un ancien entrepôt d’épices de Kochi viennent récits de mer, voyages et tout ce qui s’ouvre sur une carte. Le chat du bureau figure à l’organigramme comme capitaine du port.',
      de: 'Aus einem alten Gewürzspeicher in Kochi kommen Seegeschichten, Reisen und alles, was vorn eine Karte hat. Die Bürokatze wird im Impressum als Hafenmeisterin geführt.',
    },
  },
  {
    slug: 'folded-sheet-editions',
    name: 'Folded Sheet Editions',
    postalAddress: '12 Compositors’ Lane, Bengaluru 560001, Karnataka, India',
    email: 'folded-sheet@example.com',
    about: {
      en: 'Thin books for pockets and commuter trains: no volume from this Bengaluru press is thicker than a thumb. Longer works are cut into parts, each ending where it hurts.',
      fr: 'Des livres minces pour les poches et les trains de banlieue : chez cette maison de Bengaluru, aucun volume ne dépasse l’épaisseur d’un pouce. Les œuvres longues sont coupées là où ça fait mal.',
      de: 'Dünne Bücher für Manteltaschen und Vorortzüge: Kein Band dieses Verlags aus Bengaluru ist dicker als ein Daumen. Längeres wird geteilt, und zwar dort, wo es am meisten wehtut.',
    },
  },
  {
    slug: 'verlag-am-birkenweg',
    name: 'Verlag am Birkenweg',
    postalAddress: 'Birkenweg 9, 79098 Freiburg im Breisgau, Germany',
    email: 'am-birkenweg@example.org',
    about: {
      en: 'A house at the edge of the Black Forest with a list of philosophy, plays and poems. Its paper comes from the next valley, its doubts from Königsberg.',
      fr: 'Une maison à la lisière de la Forêt-Noire, avec un catalogue de philosophie, de théâtre et de poésie. Son papier vient de la vallée voisine, ses doutes de Königsberg.',
      de: 'Ein Haus am Rand des Schwarzwalds mit Philosophie, Dramen und Gedichten im Programm. Das Papier kommt aus dem Nachbartal, die Zweifel kommen aus Königsberg.',
    },
  },
  {
    slug: 'the-marigold-press',
    name: 'The Marigold Press',
    postalAddress: '88 Marigold Lane, Kolkata 700073, West Bengal, India',
    email: 'marigold-press@example.com',
    about: {
      en: 'Founded in Kolkata in the back room of a garland seller, and still closed on the big flower-market days. It prints English classics for readers who mark the margins.',
      fr: 'Fondée à Kolkata dans l’arrière-boutique d’un marchand de guirlandes, et toujours fermée les jours de grand marché aux fleurs. Elle imprime les classiques anglais pour ceux qui écrivent dans les marges.',
      de: 'Gegründet in Kolkata im Hinterzimmer eines Girlandenhändlers und an großen Blumenmarkttagen noch immer geschlossen. Gedruckt werden englische Klassiker für alle, die an den Rand schreiben.',
    },
  },
  {
    slug: 'papier-et-sel',
    name: 'Papier & Sel',
    postalAddress: '5 quai des Paludiers, 44350 Guérande, France',
    email: 'papier-et-sel@example.org',
    about: {
      en: 'Two friends by the salt pans of Guérande who bring out four books a year, one for each wind. They choose stories with weather in them.',
      fr: 'Deux amis au bord des marais salants de Guérande, quatre livres par an, un pour chaque vent. Ils choisissent des histoires où il fait un temps.',
      de: 'Zwei Freunde an den Salzgärten von Guérande, die vier Bücher im Jahr herausbringen, eines für jeden Wind. Sie suchen Geschichten, in denen Wetter vorkommt.',
    },
  },
]
