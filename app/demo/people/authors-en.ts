import type { DemoAuthor } from '../demo-types.ts'

/** The order is that of their first work in the CSV. */
export const englishAuthors: DemoAuthor[] = [
  {
    name: 'Jane Austen',
    sortName: 'Austen, Jane',
    life: {
      en: 'Jane Austen (1775–1817) grew up in a country parsonage in Hampshire and published her novels without her name on the title page. In six finished books about visits, money and marriage she became the sharpest comic observer in English fiction.',
      fr: 'Jane Austen (1775–1817) grandit dans un presbytère de campagne du Hampshire et publia ses romans sans y mettre son nom. En six livres achevés, où il n’est question que de visites, d’argent et de mariage, elle devint la plus fine moraliste du roman anglais.',
      de: 'Jane Austen (1775–1817) wuchs in einem Pfarrhaus in Hampshire auf und veröffentlichte ihre Romane, ohne ihren Namen zu nennen. Mit sechs vollendeten Büchern über Besuche, Geld und Heirat wurde sie zur schärfsten Beobachterin der englischen Literatur.',
    },
  },
  {
    name: 'Mary Shelley',
    sortName: 'Shelley, Mary',
    life: {
      en: 'Mary Shelley (1797–1851) was the daughter of the writers Mary Wollstonecraft and William Godwin. She conceived Frankenstein in the summer of 1816 by Lake Geneva, at the age of eighteen, and went on to write novels, travel books and biographies.',
      fr: 'Mary Shelley (1797–1851) était la fille des écrivains Mary Wollstonecraft et William Godwin. Elle imagina Frankenstein durant l’été 1816 au bord du lac Léman, à dix-huit ans, puis écrivit des romans, des récits de voyage et des biographies.',
      de: 'Mary Shelley (1797–1851) war die Tochter von Mary Wollstonecraft und William Godwin, die beide schrieben. Im Sommer 1816 ersann sie mit achtzehn Jahren am Genfer See ihren Frankenstein, später folgten Romane, Reisebücher und Biografien.',
    },
  },
  {
    name: 'Charlotte Brontë',
    sortName: 'Brontë, Charlotte',
    life: {
      en: 'Charlotte Brontë (1816–1855) grew up with her sisters and brother in the parsonage of Haworth in Yorkshire and worked as a teacher and governess. Under the name Currer Bell she published Jane Eyre, Shirley and Villette.',
      fr: 'Charlotte Brontë (1816–1855) grandit avec ses sœurs et son frère au presbytère de Haworth, dans le Yorkshire, et travailla comme institutrice et gouvernante. Sous le nom de Currer Bell, elle publia Jane Eyre, Shirley et Villette.',
      de: 'Charlotte Brontë (1816–1855) wuchs mit ihren Geschwistern im Pfarrhaus von Haworth in Yorkshire auf und arbeitete als Lehrerin und Gouvernante. Unter dem Namen Currer Bell veröffentlichte sie Jane Eyre, Shirley und Villette.',
    },
  },
  {
    name: 'Emily Brontë',
    sortName: 'Brontë, Emily',
    life: {
      en: 'Emily Brontë (1818–1848) spent almost all her life at Haworth, on the edge of the Yorkshire moors. She left a body of remarkable poems and one novel, published under the name Ellis Bell a year before her death at thirty.',
      fr: 'Emily Brontë (1818–1848) passa presque toute sa vie à Haworth, à la lisière des landes du Yorkshire. Elle laissa des poèmes remarquables et un unique roman, paru sous le nom d’Ellis Bell un an avant sa mort, à trente ans.',
      de: 'Emily Brontë (1818–1848) verbrachte fast ihr ganzes Leben in Haworth, am Rand der Moore von Yorkshire. Sie hinterließ bedeutende Gedichte und einen einzigen Roman, der ein Jahr vor ihrem Tod mit dreißig Jahren unter dem Namen Ellis Bell erschien.',
    },
  },
  {
    name: 'Herman Melville',
    sortName: 'Melville, Herman',
    life: {
      en: 'Herman Melville (1819–1891), born in New York, went to sea as a young man and served on whaling ships in the Pacific. His first books made him popular, but Moby-Dick was little read in his lifetime, and he earned his living for many years as a customs inspector.',
      fr: 'Herman Melville (1819–1891), né à New York, prit la mer très jeune et servit sur des baleiniers dans le Pacifique. Ses premiers livres eurent du succès, mais Moby Dick fut peu lu de son vivant, et il gagna longtemps sa vie comme inspecteur des douanes.',
      de: 'Herman Melville (1819–1891), in New York geboren, fuhr in jungen Jahren zur See und diente auf Walfängern im Pazifik. Seine ersten Bücher hatten Erfolg, doch Moby Dick fand zu seinen Lebzeiten wenige Leser, und er verdiente sein Brot lange als Zollinspektor.',
    },
  },
  {
    name: 'Charles Dickens',
    sortName: 'Dickens, Charles',
    life: {
      en: 'Charles Dickens (1812–1870) was sent to work in a blacking factory at twelve while his father sat in a debtors’ prison, and he never forgot it. His novels, published in parts that all England waited for, made him the most loved storyteller of the Victorian age.',
      fr: 'Charles Dickens (1812–1870) fut envoyé à douze ans dans une fabrique de cirage pendant que son père était en prison pour dettes, et ne l’oublia jamais. Ses romans, publiés en livraisons que toute l’Angleterre attendait, firent de lui le conteur le plus aimé de l’époque victorienne.',
      de: 'Charles Dickens (1812–1870) musste mit zwölf Jahren in einer Schuhwichsefabrik arbeiten, während sein Vater im Schuldgefängnis saß, und vergaß es nie. Seine Romane erschienen in Fortsetzungen, auf die ganz England wartete, und machten ihn zum beliebtesten Erzähler seiner Zeit.',
    },
  },
  {
    name: 'Lewis Carroll',
    sortName: 'Carroll, Lewis',
    life: {
      en: 'Lewis Carroll (1832–1898) was the pen name of Charles Lutwidge Dodgson, who taught mathematics at Christ Church, Oxford. He was also a gifted photographer and a maker of puzzles, and the first Alice story was told on a boat trip.',
      fr: 'Lewis Carroll (1832–1898) est le nom de plume de Charles Lutwidge Dodgson, professeur de mathématiques à Christ Church, à Oxford. Photographe doué et grand inventeur de devinettes, il raconta la première histoire d’Alice au cours d’une promenade en barque.',
      de: 'Lewis Carroll (1832–1898) hieß eigentlich Charles Lutwidge Dodgson und lehrte Mathematik am Christ Church College in Oxford. Er war auch ein begabter Fotograf und Rätselmacher, und die erste Geschichte von Alice erzählte er auf einer Bootsfahrt.',
    },
  },
  {
    name: 'Louisa May Alcott',
    sortName: 'Alcott, Louisa May',
    life: {
      en: 'Louisa May Alcott (1832–1888) grew up in Massachusetts among writers and reformers, in a family rich in ideas and short of money. She sewed, taught, nursed soldiers in the Civil War and wrote thrillers before Little Women made her famous.',
      fr: 'Louisa May Alcott (1832–1888) grandit dans le Massachusetts parmi les écrivains et les réformateurs, dans une famille riche d’idées et pauvre d’argent. Elle fut couturière, institutrice, infirmière pendant la guerre de Sécession et auteur de feuilletons avant que Les Quatre Filles du docteur March ne la rendent célèbre.',
      de: 'Louisa May Alcott (1832–1888) wuchs in Massachusetts unter Schriftstellern und Reformern auf, in einer Familie mit vielen Ideen und wenig Geld. Sie nähte, unterrichtete, pflegte Soldaten im Bürgerkrieg und schrieb Schauergeschichten, ehe Betty und ihre Schwestern sie berühmt machte.',
    },
  },
  {
    name: 'George Eliot',
    sortName: 'Eliot, George',
    life: {
      en: 'George Eliot (1819–1880) was the name under which Mary Ann Evans, an estate manager’s daughter from Warwickshire, published her fiction. Editor, translator and one of the most learned women of her time, she brought a philosopher’s mind to the English novel.',
      fr: 'George Eliot (1819–1880) est le nom sous lequel Mary Ann Evans, fille d’un régisseur du Warwickshire, publia ses romans. Rédactrice de revue, traductrice et l’une des femmes les plus savantes de son temps, elle apporta au roman anglais un esprit de philosophe.',
      de: 'George Eliot (1819–1880) war der Name, unter dem Mary Ann Evans, Tochter eines Gutsverwalters aus Warwickshire, ihre Romane veröffentlichte. Als Redakteurin und Übersetzerin zählte sie zu den gelehrtesten Frauen ihrer Zeit und brachte philosophischen Geist in den englischen Roman.',
    },
  },
  {
    name: 'Robert Louis Stevenson',
    sortName: 'Stevenson, Robert Louis',
    life: {
      en: 'Robert Louis Stevenson (1850–1894) came from an Edinburgh family of lighthouse engineers and turned to writing against his father’s wishes. Often ill, he travelled in search of a kinder climate and spent his last years on Samoa, where he was called the teller of tales.',
      fr: 'Robert Louis Stevenson (1850–1894) naquit à Édimbourg dans une famille de bâtisseurs de phares et choisit d’écrire contre le gré de son père. Souvent malade, il voyagea en quête d’un climat plus doux et passa ses dernières années aux Samoa, où on l’appelait le conteur d’histoires.',
      de: 'Robert Louis Stevenson (1850–1894) stammte aus einer Edinburgher Familie von Leuchtturmbauern und wurde gegen den Willen seines Vaters Schriftsteller. Oft krank, reiste er auf der Suche nach einem milderen Klima und verbrachte seine letzten Jahre auf Samoa, wo man ihn den Geschichtenerzähler nannte.',
    },
  },
  {
    name: 'Mark Twain',
    sortName: 'Twain, Mark',
    life: {
      en: 'Mark Twain (1835–1910) was born Samuel Langhorne Clemens and grew up in Hannibal, Missouri, on the Mississippi. He was a printer, a river pilot, a silver miner and a reporter before his books and lectures made him the best-known humorist in America.',
      fr: 'Mark Twain (1835–1910), de son vrai nom Samuel Langhorne Clemens, grandit à Hannibal, dans le Missouri, au bord du Mississippi. Il fut imprimeur, pilote de bateau à vapeur, prospecteur dans les mines d’argent et journaliste avant que ses livres et ses conférences n’en fassent l’humoriste le plus célèbre d’Amérique.',
      de: 'Mark Twain (1835–1910) hieß eigentlich Samuel Langhorne Clemens und wuchs in Hannibal, Missouri, am Mississippi auf. Er war Drucker, Lotse, Silbersucher und Reporter, ehe ihn seine Bücher und Vorträge zum bekanntesten Humoristen Amerikas machten.',
    },
  },
  {
    name: 'Oscar Wilde',
    sortName: 'Wilde, Oscar',
    life: {
      en: 'Oscar Wilde (1854–1900), born in Dublin, conquered London with his talk, his essays and his comedies. At the height of his success he was sent to prison for two years for loving men, and he died in Paris, poor and in exile.',
      fr: 'Oscar Wilde (1854–1900), né à Dublin, conquit Londres par sa conversation, ses essais et ses comédies. Au sommet de sa gloire, il fut condamné à deux ans de prison pour avoir aimé des hommes, et mourut à Paris, pauvre et exilé.',
      de: 'Oscar Wilde (1854–1900), in Dublin geboren, eroberte London mit seinem Gespräch, seinen Essays und seinen Komödien. Auf der Höhe des Erfolgs kam er für zwei Jahre ins Gefängnis, weil er Männer liebte, und starb arm und im Exil in Paris.',
    },
  },
  {
    name: 'Arthur Conan Doyle',
    sortName: 'Doyle, Arthur Conan',
    life: {
      en: 'Arthur Conan Doyle (1859–1930) studied medicine in Edinburgh, where a teacher’s gift for diagnosis gave him the model for Sherlock Holmes. He wrote sixty Holmes stories in all, along with historical novels that he valued more highly than his public did.',
      fr: 'Arthur Conan Doyle (1859–1930) étudia la médecine à Édimbourg, où le coup d’œil d’un professeur lui donna le modèle de Sherlock Holmes. Il lui consacra soixante récits en tout, à côté de romans historiques qu’il estimait davantage que son public.',
      de: 'Arthur Conan Doyle (1859–1930) studierte Medizin in Edinburgh, wo der diagnostische Blick eines Lehrers ihm das Vorbild für Sherlock Holmes gab. Insgesamt sechzig Geschichten widmete er ihm, neben historischen Romanen, die er höher schätzte als sein Publikum.',
    },
  },
  {
    name: 'Bram Stoker',
    sortName: 'Stoker, Bram',
    life: {
      en: 'Bram Stoker (1847–1912), born in Dublin, managed the Lyceum Theatre in London for the actor Henry Irving for nearly three decades. He wrote his novels in what time was left, and only one of them, Dracula, has outlived him.',
      fr: 'Bram Stoker (1847–1912), né à Dublin, administra pendant près de trois décennies le Lyceum Theatre de Londres pour l’acteur Henry Irving. Il écrivait ses romans dans le temps qui lui restait, et un seul d’entre eux, Dracula, lui a vraiment survécu.',
      de: 'Bram Stoker (1847–1912), in Dublin geboren, leitete fast drei Jahrzehnte lang für den Schauspieler Henry Irving das Lyceum Theatre in London. Seine Romane schrieb er in der Zeit, die übrig blieb, und nur einer, Dracula, hat ihn wirklich überlebt.',
    },
  },
  {
    name: 'H. G. Wells',
    sortName: 'Wells, H. G.',
    life: {
      en: 'H. G. Wells (1866–1946), a shopkeeper’s son from Kent, escaped a draper’s apprenticeship to study science in London. His early scientific romances invented half the themes of science fiction, and he spent the rest of his life arguing about the future of mankind.',
      fr: 'H. G. Wells (1866–1946), fils de boutiquiers du Kent, échappa à l’apprentissage chez un drapier pour étudier les sciences à Londres. Ses premiers romans ont inventé la moitié des thèmes de la science-fiction, et il passa le reste de sa vie à débattre de l’avenir de l’humanité.',
      de: 'H. G. Wells (1866–1946), Sohn eines Ladenbesitzers aus Kent, entkam einer Lehre im Tuchhandel und studierte in London Naturwissenschaften. Seine frühen Romane erfanden die halbe Science-Fiction, und den Rest seines Lebens stritt er über die Zukunft der Menschheit.',
    },
  },
  {
    name: 'Jack London',
    sortName: 'London, Jack',
    life: {
      en: 'Jack London (1876–1916), born in San Francisco, was an oyster pirate, sailor, tramp and gold seeker before he was twenty-two. He brought no gold home from the Klondike, but stories that made him one of the best-paid writers of his day.',
      fr: 'Jack London (1876–1916), né à San Francisco, fut pilleur d’huîtres, marin, vagabond et chercheur d’or avant ses vingt-deux ans. Du Klondike il ne rapporta pas d’or, mais des histoires qui firent de lui l’un des écrivains les mieux payés de son temps.',
      de: 'Jack London (1876–1916), in San Francisco geboren, war Austernräuber, Matrose, Landstreicher und Goldsucher, ehe er zweiundzwanzig wurde. Vom Klondike brachte er kein Gold mit, aber Geschichten, die ihn zu einem der bestbezahlten Autoren seiner Zeit machten.',
    },
  },
  {
    name: 'L. Frank Baum',
    sortName: 'Baum, L. Frank',
    life: {
      en: 'L. Frank Baum (1856–1919), born in the state of New York, tried his luck as an actor, a shopkeeper and a newspaper editor before he wrote for children. The success of Oz never let him go, and he returned to it in thirteen further novels.',
      fr: 'L. Frank Baum (1856–1919), né dans l’État de New York, fut acteur, commerçant et rédacteur de journal avant d’écrire pour les enfants. Le succès d’Oz ne le lâcha plus, et il y revint dans treize autres romans.',
      de: 'L. Frank Baum (1856–1919), im Staat New York geboren, versuchte sich als Schauspieler, Kaufmann und Zeitungsredakteur, ehe er für Kinder schrieb. Der Erfolg von Oz ließ ihn nicht mehr los, und er kehrte in dreizehn weiteren Romanen dorthin zurück.',
    },
  },
  {
    name: 'Joseph Conrad',
    sortName: 'Conrad, Joseph',
    life: {
      en: 'Joseph Conrad (1857–1924), born to Polish parents in what is now Ukraine, served for nearly twenty years in the French and British merchant marine. He became one of the great stylists of English, a language he learned only as an adult.',
      fr: 'Joseph Conrad (1857–1924), né de parents polonais dans l’actuelle Ukraine, servit près de vingt ans dans la marine marchande française puis britannique. Il devint l’un des grands stylistes de la langue anglaise, qu’il n’avait apprise qu’à l’âge adulte.',
      de: 'Joseph Conrad (1857–1924), als Kind polnischer Eltern in der heutigen Ukraine geboren, fuhr fast zwanzig Jahre auf französischen und britischen Handelsschiffen. Er wurde einer der großen Stilisten des Englischen, das er erst als Erwachsener gelernt hatte.',
    },
  },
  {
    name: 'Rudyard Kipling',
    sortName: 'Kipling, Rudyard',
    life: {
      en: 'Rudyard Kipling (1865–1936) was born in Bombay, schooled in England and returned to India as a young newspaperman. In 1907 he became the first writer in English to receive the Nobel Prize in Literature, admired for his craft and much disputed for his faith in empire.',
      fr: 'Rudyard Kipling (1865–1936) naquit à Bombay, fit ses études en Angleterre et revint en Inde comme jeune journaliste. En 1907, il fut le premier écrivain de langue anglaise à recevoir le prix Nobel de littérature, admiré pour son art et très contesté pour sa foi dans l’Empire.',
      de: 'Rudyard Kipling (1865–1936) kam in Bombay zur Welt, ging in England zur Schule und kehrte als junger Journalist nach Indien zurück. 1907 erhielt er als erster englischsprachiger Autor den Literaturnobelpreis, bewundert für sein Können und umstritten wegen seines Glaubens an das Empire.',
    },
  },
  {
    name: 'Frances Hodgson Burnett',
    sortName: 'Burnett, Frances Hodgson',
    life: {
      en: 'Frances Hodgson Burnett (1849–1924), born in Manchester, moved to Tennessee as a girl and began selling stories to support her family. Little Lord Fauntleroy, A Little Princess and The Secret Garden have kept her name alive on both sides of the Atlantic.',
      fr: 'Frances Hodgson Burnett (1849–1924), née à Manchester, partit adolescente pour le Tennessee et se mit à vendre des récits pour faire vivre les siens. Le Petit Lord Fauntleroy, La Petite Princesse et Le Jardin secret ont gardé son nom vivant des deux côtés de l’Atlantique.',
      de: 'Frances Hodgson Burnett (1849–1924), in Manchester geboren, zog als Mädchen nach Tennessee und verkaufte bald Geschichten, um ihre Familie zu ernähren. Der kleine Lord, Sara, die kleine Prinzessin und Der geheime Garten halten ihren Namen auf beiden Seiten des Atlantiks lebendig.',
    },
  },
  {
    name: 'Charles Darwin',
    sortName: 'Darwin, Charles',
    life: {
      en: 'Charles Darwin (1809–1882) sailed round the world for five years as naturalist on board the Beagle and spent the rest of his life thinking about what he had seen. From his house in Kent he wrote on coral reefs, orchids, earthworms and the descent of man.',
      fr: 'Charles Darwin (1809–1882) fit pendant cinq ans le tour du monde comme naturaliste à bord du Beagle et passa le reste de sa vie à réfléchir à ce qu’il avait vu. De sa maison du Kent, il écrivit sur les récifs de corail, les orchidées, les vers de terre et l’origine de l’homme.',
      de: 'Charles Darwin (1809–1882) umsegelte fünf Jahre lang als Naturforscher auf der Beagle die Welt und dachte den Rest seines Lebens über das Gesehene nach. In seinem Haus in Kent schrieb er über Korallenriffe, Orchideen, Regenwürmer und die Abstammung des Menschen.',
    },
  },
  {
    name: 'Henry David Thoreau',
    sortName: 'Thoreau, Henry David',
    life: {
      en: 'Henry David Thoreau (1817–1862) lived in Concord, Massachusetts, where he taught school, made pencils, surveyed land and walked for hours every day. His essay on civil disobedience, written after a night in jail over an unpaid tax, was later read by Gandhi and Martin Luther King.',
      fr: 'Henry David Thoreau (1817–1862) vécut à Concord, dans le Massachusetts, où il fut instituteur, fabricant de crayons, arpenteur et marcheur infatigable. Son essai sur la désobéissance civile, né d’une nuit en prison pour un impôt impayé, fut lu plus tard par Gandhi et Martin Luther King.',
      de: 'Henry David Thoreau (1817–1862) lebte in Concord, Massachusetts, wo er unterrichtete, Bleistifte herstellte, Land vermaß und jeden Tag stundenlang wanderte. Seinen Essay über den zivilen Ungehorsam, entstanden nach einer Nacht im Gefängnis wegen einer unbezahlten Steuer, lasen später Gandhi und Martin Luther King.',
    },
  },
]
