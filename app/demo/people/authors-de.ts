import type { DemoAuthor } from '../demo-types.ts'

export const germanAuthors: DemoAuthor[] = [
  {
    name: 'Johann Wolfgang von Goethe',
    sortName: 'Goethe, Johann Wolfgang von',
    life: {
      en: 'Johann Wolfgang von Goethe (1749–1832) was born in Frankfurt and became a minister, naturalist and theatre director at the small court of Weimar. From Werther to Faust his poems, novels and plays gave German literature a place in the world.',
      fr: 'Né à Francfort, Johann Wolfgang von Goethe (1749-1832) fut ministre, naturaliste et directeur de théâtre à la petite cour de Weimar. De Werther à Faust, ses poèmes, romans et drames ont donné aux lettres allemandes leur place dans le monde.',
      de: 'Johann Wolfgang von Goethe (1749–1832) kam in Frankfurt zur Welt und wurde am kleinen Weimarer Hof Minister, Naturforscher und Theaterleiter. Vom Werther bis zum Faust gaben seine Gedichte, Romane und Dramen der deutschen Literatur ihren Platz in der Welt.',
    },
  },
  {
    name: 'Franz Kafka',
    sortName: 'Kafka, Franz',
    life: {
      en: 'Franz Kafka (1883–1924) lived almost all his life in Prague, where he worked for an accident insurance institute by day and wrote at night. He published little and wanted the rest destroyed; his friend Max Brod saved it for us.',
      fr: 'Franz Kafka (1883-1924) passa presque toute sa vie à Prague, employé le jour dans une compagnie d’assurances contre les accidents, écrivain la nuit. Il publia peu et voulut que l’on détruise le reste, que sauva son ami Max Brod.',
      de: 'Franz Kafka (1883–1924) lebte fast immer in Prag, tagsüber Beamter einer Unfallversicherungsanstalt, nachts Schriftsteller. Er veröffentlichte wenig und wollte das Übrige vernichtet wissen; sein Freund Max Brod hat es gerettet.',
    },
  },
  {
    name: 'Theodor Fontane',
    sortName: 'Fontane, Theodor',
    life: {
      en: 'Theodor Fontane (1819–1898) trained as a pharmacist and spent decades as a journalist, war correspondent and theatre critic. He was nearly sixty when his first novel appeared, and then drew the society of Prussia as no one else could.',
      fr: 'Pharmacien de formation, Theodor Fontane (1819-1898) fut pendant des décennies journaliste, correspondant de guerre et critique de théâtre. Il approchait de la soixantaine quand parut son premier roman ; il peignit ensuite la société prussienne comme personne.',
      de: 'Theodor Fontane (1819–1898) war gelernter Apotheker und jahrzehntelang Journalist, Kriegsberichterstatter und Theaterkritiker. Erst mit fast sechzig veröffentlichte er seinen ersten Roman und porträtierte dann die preußische Gesellschaft wie kein anderer.',
    },
  },
  {
    name: 'Jacob Grimm',
    sortName: 'Grimm, Jacob',
    life: {
      en: 'Jacob Grimm (1785–1863), the elder of the two brothers from Hanau, is counted among the founders of German philology. With Wilhelm he collected the fairy tales and began the great German dictionary that others had to finish.',
      fr: 'Jacob Grimm (1785-1863), l’aîné des deux frères de Hanau, compte parmi les fondateurs de la philologie allemande. Avec Wilhelm, il rassembla les contes et commença le grand dictionnaire allemand que d’autres durent achever.',
      de: 'Jacob Grimm (1785–1863), der ältere der beiden Brüder aus Hanau, gilt als einer der Begründer der deutschen Philologie. Mit Wilhelm sammelte er die Märchen und begann das große Deutsche Wörterbuch, das andere vollenden mussten.',
    },
  },
  {
    name: 'Wilhelm Grimm',
    sortName: 'Grimm, Wilhelm',
    life: {
      en: 'Wilhelm Grimm (1786–1859) shared house, desk and life’s work with his brother Jacob, in Kassel, Göttingen and Berlin. It was above all his ear for language that, edition after edition, gave the fairy tales their unmistakable tone.',
      fr: 'Wilhelm Grimm (1786-1859) partagea avec son frère Jacob maison, table de travail et œuvre, à Cassel, à Göttingen et à Berlin. C’est surtout à son oreille que les contes doivent, d’une édition à l’autre, leur ton inimitable.',
      de: 'Wilhelm Grimm (1786–1859) teilte mit seinem Bruder Jacob Haus, Schreibtisch und Lebenswerk, in Kassel, Göttingen und Berlin. Vor allem seinem Sprachgefühl verdanken die Märchen, von Auflage zu Auflage, ihren unverwechselbaren Ton.',
    },
  },
  {
    name: 'Sigmund Freud',
    sortName: 'Freud, Sigmund',
    life: {
      en: 'Sigmund Freud (1856–1939), a physician in Vienna, founded psychoanalysis and was one of the great prose writers of his time. Driven out by the National Socialists, he spent his last year in London.',
      fr: 'Médecin à Vienne, Sigmund Freud (1856-1939) fonda la psychanalyse et fut l’un des grands prosateurs de son temps. Chassé par les nazis, il passa sa dernière année à Londres.',
      de: 'Sigmund Freud (1856–1939), Arzt in Wien, begründete die Psychoanalyse und war einer der großen Prosaschriftsteller seiner Zeit. Von den Nationalsozialisten vertrieben, verbrachte er sein letztes Jahr in London.',
    },
  },
  {
    name: 'Friedrich Nietzsche',
    sortName: 'Nietzsche, Friedrich',
    life: {
      en: 'Friedrich Nietzsche (1844–1900), a pastor’s son from Röcken, was a professor of Greek in Basel at the age of twenty-four. Ill and restless, he wrote his books between the Engadine and the Mediterranean before his mind gave way in 1889.',
      fr: 'Fils de pasteur, né à Röcken, Friedrich Nietzsche (1844-1900) enseignait le grec à l’université de Bâle dès l’âge de vingt-quatre ans. Malade et sans repos, il écrivit ses livres entre l’Engadine et la Méditerranée avant de sombrer dans la folie en 1889.',
      de: 'Friedrich Nietzsche (1844–1900), Pfarrerssohn aus Röcken, war schon mit vierundzwanzig Professor für Griechisch in Basel. Krank und rastlos schrieb er seine Bücher zwischen Engadin und Mittelmeer, bis er 1889 zusammenbrach.',
    },
  },
  {
    name: 'Theodor Storm',
    sortName: 'Storm, Theodor',
    life: {
      en: 'Theodor Storm (1817–1888), lawyer and judge, came from Husum on the North Sea, the grey town of his best-known poem. His poems and more than fifty novellas tell of transience, of the marshes and of the sea.',
      fr: 'Avocat, puis juge, Theodor Storm (1817-1888) venait de Husum, sur la mer du Nord, la ville grise de son poème le plus connu. Ses vers et plus de cinquante nouvelles disent la fuite du temps, les marais et la mer.',
      de: 'Theodor Storm (1817–1888), Anwalt und Richter, stammte aus Husum an der Nordsee, der grauen Stadt seines bekanntesten Gedichts. Seine Lyrik und über fünfzig Novellen erzählen von der Vergänglichkeit, der Marsch und dem Meer.',
    },
  },
  {
    name: 'Friedrich Schiller',
    sortName: 'Schiller, Friedrich',
    life: {
      en: 'Friedrich Schiller (1759–1805) fled from his duke in Württemberg after the success of The Robbers and lived as a playwright, historian and professor. In Weimar his friendship with Goethe became the centre of German classicism.',
      fr: 'Après le succès des Brigands, Friedrich Schiller (1759-1805) s’enfuit du Wurtemberg de son duc et vécut en dramaturge, historien et professeur. À Weimar, son amitié avec Goethe devint le cœur du classicisme allemand.',
      de: 'Friedrich Schiller (1759–1805) floh nach dem Erfolg der Räuber vor seinem Herzog aus Württemberg und lebte als Dramatiker, Historiker und Professor. In Weimar wurde seine Freundschaft mit Goethe zur Mitte der deutschen Klassik.',
    },
  },
  {
    name: 'Immanuel Kant',
    sortName: 'Kant, Immanuel',
    life: {
      en: 'Immanuel Kant (1724–1804), a saddler’s son, hardly ever left the region around his native Königsberg, where he taught for more than forty years. His three Critiques are a turning point in the history of philosophy.',
      fr: 'Fils d’un sellier, Immanuel Kant (1724-1804) ne quitta guère les environs de Königsberg, sa ville natale, où il enseigna plus de quarante ans. Ses trois Critiques marquent un tournant dans l’histoire de la philosophie.',
      de: 'Immanuel Kant (1724–1804), Sohn eines Sattlers, verließ die Umgebung seiner Heimatstadt Königsberg kaum je und lehrte dort über vierzig Jahre. Seine drei Kritiken sind ein Wendepunkt in der Geschichte der Philosophie.',
    },
  },
  {
    name: 'Gotthold Ephraim Lessing',
    sortName: 'Lessing, Gotthold Ephraim',
    life: {
      en: 'Gotthold Ephraim Lessing (1729–1781), critic, playwright and finally librarian in Wolfenbüttel, was the clearest voice of the German Enlightenment. With Minna von Barnhelm, Emilia Galotti and Nathan he gave the German stage its first lasting plays.',
      fr: 'Critique, dramaturge et enfin bibliothécaire à Wolfenbüttel, Gotthold Ephraim Lessing (1729-1781) fut la voix la plus claire des Lumières allemandes. Minna von Barnhelm, Emilia Galotti et Nathan sont les premières pièces durables de la scène allemande.',
      de: 'Gotthold Ephraim Lessing (1729–1781), Kritiker, Dramatiker und zuletzt Bibliothekar in Wolfenbüttel, war die klarste Stimme der deutschen Aufklärung. Mit Minna von Barnhelm, Emilia Galotti und Nathan schenkte er der deutschen Bühne ihre ersten bleibenden Stücke.',
    },
  },
  {
    name: 'Johanna Spyri',
    sortName: 'Spyri, Johanna',
    life: {
      en: 'Johanna Spyri (1827–1901), a country doctor’s daughter from Hirzel near Zurich, began to publish only in her forties. Her Heidi stories carried the Swiss mountains into nurseries all over the world.',
      fr: 'Fille d’un médecin de campagne de Hirzel, près de Zurich, Johanna Spyri (1827-1901) ne publia qu’à partir de la quarantaine. Ses récits de Heidi ont fait entrer la montagne suisse dans les chambres d’enfants du monde entier.',
      de: 'Johanna Spyri (1827–1901), Tochter eines Landarztes aus Hirzel bei Zürich, begann erst mit über vierzig zu veröffentlichen. Ihre Heidi-Geschichten trugen die Schweizer Berge in die Kinderzimmer der ganzen Welt.',
    },
  },
  {
    name: 'Joseph von Eichendorff',
    sortName: 'Eichendorff, Joseph von',
    life: {
      en: 'Joseph von Eichendorff (1788–1857) grew up at Lubowitz castle in Upper Silesia, fought against Napoleon and served Prussia as an official. His songs of forests, nightingales and wandering have been set to music thousands of times.',
      fr: 'Joseph von Eichendorff (1788-1857) grandit au château de Lubowitz, en Haute-Silésie, combattit Napoléon et servit la Prusse comme fonctionnaire. Ses chants de forêts, de rossignols et de vagabondage ont été mis en musique des milliers de fois.',
      de: 'Joseph von Eichendorff (1788–1857) wuchs auf Schloss Lubowitz in Oberschlesien auf, kämpfte gegen Napoleon und diente Preußen als Beamter. Seine Lieder von Wald, Nachtigall und Wanderschaft wurden tausendfach vertont.',
    },
  },
  {
    name: 'Karl May',
    sortName: 'May, Karl',
    life: {
      en: 'Karl May (1842–1912), a weaver’s son from Saxony, spent years in prison before he invented the adventures that made him one of the most widely read German authors. He saw the Orient and America only late in life, long after describing them.',
      fr: 'Fils d’un tisserand de Saxe, Karl May (1842-1912) passa des années en prison avant d’inventer les aventures qui firent de lui l’un des auteurs allemands les plus lus. Il ne vit l’Orient et l’Amérique que sur le tard, bien après les avoir décrits.',
      de: 'Karl May (1842–1912), Weberssohn aus Sachsen, saß jahrelang in Haft, ehe er die Abenteuer erfand, die ihn zu einem der meistgelesenen deutschen Autoren machten. Den Orient und Amerika sah er erst spät, lange nachdem er sie beschrieben hatte.',
    },
  },
  {
    name: 'Rainer Maria Rilke',
    sortName: 'Rilke, Rainer Maria',
    life: {
      en: 'Rainer Maria Rilke (1875–1926) was born in Prague and lived as a traveller between Worpswede, Paris, Duino and the Valais. His New Poems, the Duino Elegies and the Sonnets to Orpheus are among the summits of modern poetry.',
      fr: 'Né à Prague, Rainer Maria Rilke (1875-1926) vécut en voyageur entre Worpswede, Paris, Duino et le Valais. Ses Nouveaux Poèmes, les Élégies de Duino et les Sonnets à Orphée comptent parmi les sommets de la poésie moderne.',
      de: 'Rainer Maria Rilke (1875–1926) wurde in Prag geboren und lebte als Reisender zwischen Worpswede, Paris, Duino und dem Wallis. Seine Neuen Gedichte, die Duineser Elegien und die Sonette an Orpheus gehören zu den Gipfeln der modernen Lyrik.',
    },
  },
  {
    name: 'Wilhelm Busch',
    sortName: 'Busch, Wilhelm',
    life: {
      en: 'Wilhelm Busch (1832–1908), poet, painter and caricaturist from Wiedensahl near Hanover, is regarded as a grandfather of the comic strip. Many of his rhymes are quoted daily by people who have never opened his books.',
      fr: 'Poète, peintre et caricaturiste né à Wiedensahl, près de Hanovre, Wilhelm Busch (1832-1908) passe pour un aïeul de la bande dessinée. En Allemagne, on cite chaque jour ses vers sans toujours avoir ouvert ses livres.',
      de: 'Wilhelm Busch (1832–1908), Dichter, Maler und Karikaturist aus Wiedensahl bei Hannover, gilt als einer der Urväter des Comics. Viele seiner Reime werden täglich von Menschen zitiert, die nie eines seiner Bücher aufgeschlagen haben.',
    },
  },
  {
    name: 'Gustav Meyrink',
    sortName: 'Meyrink, Gustav',
    life: {
      en: 'Gustav Meyrink (1868–1932), born in Vienna, was a banker in Prague before scandal and ruin made a satirist of him. Mysticism, alchemy and the old town on the Vltava fed his uncanny novels, which he later wrote by Lake Starnberg.',
      fr: 'Né à Vienne, Gustav Meyrink (1868-1932) fut banquier à Prague avant que le scandale et la ruine ne fassent de lui un satiriste. La mystique, l’alchimie et la vieille ville de la Vltava nourrissent les romans inquiétants qu’il écrivit au bord du lac de Starnberg.',
      de: 'Gustav Meyrink (1868–1932), in Wien geboren, war Bankier in Prag, ehe Skandal und Ruin ihn zum Satiriker machten. Mystik, Alchemie und die alte Stadt an der Moldau nährten seine unheimlichen Romane, die er später am Starnberger See schrieb.',
    },
  },
]
