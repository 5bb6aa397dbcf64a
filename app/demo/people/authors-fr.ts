import type { DemoAuthor } from '../demo-types.ts'

export const frenchAuthors: DemoAuthor[] = [
  {
    name: 'Victor Hugo',
    sortName: 'Hugo, Victor',
    life: {
      en: 'Victor Hugo (1802–1885) was a poet, playwright and novelist, the leading voice of French Romanticism and for nineteen years an exile, mostly on the Channel Islands. Notre-Dame de Paris and Les Misérables carried his pity for the poor and his love of Paris to readers all over the world.',
      fr: 'Victor Hugo (1802-1885), poète, dramaturge et romancier, fut la grande voix du romantisme français et vécut dix-neuf ans en exil, surtout dans les îles de la Manche. Notre-Dame de Paris et Les Misérables ont porté à travers le monde sa pitié pour les humbles et son amour de Paris.',
      de: 'Victor Hugo (1802–1885), Lyriker, Dramatiker und Romancier, war die große Stimme der französischen Romantik und lebte neunzehn Jahre im Exil, meist auf den Kanalinseln. „Der Glöckner von Notre-Dame“ und „Die Elenden“ trugen sein Mitleid mit den Armen und seine Liebe zu Paris in alle Welt.',
    },
  },
  {
    name: 'Gustave Flaubert',
    sortName: 'Flaubert, Gustave',
    life: {
      en: 'Gustave Flaubert (1821–1880) lived near Rouen and spent five years on Madame Bovary, reading each sentence aloud until it rang true. His exactness made him a teacher of novelists, though he himself complained of every page.',
      fr: 'Gustave Flaubert (1821-1880) vécut près de Rouen et consacra cinq ans à Madame Bovary, éprouvant chaque phrase à voix haute jusqu’à ce qu’elle sonnât juste. Son exactitude en a fait le maître des romanciers, lui qui se plaignait de chaque page.',
      de: 'Gustave Flaubert (1821–1880) lebte bei Rouen und arbeitete fünf Jahre an „Madame Bovary“, wobei er jeden Satz laut las, bis er stimmte. Seine Genauigkeit machte ihn zum Lehrer der Romanciers, obwohl er selbst über jede Seite klagte.',
    },
  },
  {
    name: 'Alexandre Dumas',
    sortName: 'Dumas, Alexandre',
    life: {
      en: 'Alexandre Dumas (1802–1870), the grandson of a woman enslaved in Saint-Domingue and son of a general, first conquered the Paris stage and then the newspapers with his serial novels. The Three Musketeers and The Count of Monte Cristo earned him several fortunes, all of which he spent.',
      fr: 'Alexandre Dumas (1802-1870), petit-fils d’une esclave de Saint-Domingue et fils d’un général, conquit d’abord les théâtres de Paris, puis les journaux avec ses romans-feuilletons. Les Trois Mousquetaires et Le Comte de Monte-Cristo lui rapportèrent plusieurs fortunes, qu’il dépensa toutes.',
      de: 'Alexandre Dumas (1802–1870), Enkel einer Sklavin aus Saint-Domingue und Sohn eines Generals, eroberte erst die Pariser Bühnen und dann mit seinen Fortsetzungsromanen die Zeitungen. „Die drei Musketiere“ und „Der Graf von Monte Christo“ brachten ihm mehrere Vermögen ein, die er alle ausgab.',
    },
  },
  {
    name: 'Stendhal',
    sortName: 'Stendhal',
    life: {
      en: 'Stendhal (1783–1842), born Henri Beyle in Grenoble, followed Napoleon’s armies to Italy and Russia and later served as a consul near Rome. He wrote fast and for the few, and guessed rightly that he would be read a century later.',
      fr: 'Stendhal (1783-1842), né Henri Beyle à Grenoble, suivit les armées de Napoléon en Italie et en Russie, puis fut consul près de Rome. Il écrivait vite et pour un petit nombre, et devina juste en pensant qu’on le lirait un siècle plus tard.',
      de: 'Stendhal (1783–1842), in Grenoble als Henri Beyle geboren, zog mit Napoleons Heeren nach Italien und Russland und war später Konsul bei Rom. Er schrieb schnell und für wenige und ahnte richtig, dass man ihn hundert Jahre später lesen würde.',
    },
  },
  {
    name: 'Émile Zola',
    sortName: 'Zola, Émile',
    life: {
      en: 'Émile Zola (1840–1902) followed one family through the twenty novels of Les Rougon-Macquart and became the head of the naturalist school. His open letter J’accuse, in defence of Captain Dreyfus, cost him a year in exile and changed the course of the affair.',
      fr: 'Émile Zola (1840-1902) suivit une seule famille à travers les vingt romans des Rougon-Macquart et devint le chef de l’école naturaliste. Sa lettre ouverte « J’accuse », pour la défense du capitaine Dreyfus, lui valut une année d’exil et changea le cours de l’Affaire.',
      de: 'Émile Zola (1840–1902) begleitete in den zwanzig Romanen der „Rougon-Macquart“ eine einzige Familie und wurde zum Haupt der Naturalisten. Sein offener Brief „J’accuse“ zur Verteidigung des Hauptmanns Dreyfus kostete ihn ein Jahr Exil und gab der Affäre eine neue Wendung.',
    },
  },
  {
    name: 'Jules Verne',
    sortName: 'Verne, Jules',
    life: {
      en: 'Jules Verne (1828–1905) grew up beside the harbour of Nantes and gave up law for the theatre and then for his Extraordinary Voyages. In more than sixty novels he took his readers under the sea, round the globe and to the Moon, seldom leaving his desk in Amiens.',
      fr: 'Jules Verne (1828-1905) grandit près du port de Nantes et quitta le droit pour le théâtre, puis pour ses Voyages extraordinaires. En plus de soixante romans, il mena ses lecteurs sous les mers, autour du globe et vers la Lune, sans guère quitter sa table d’Amiens.',
      de: 'Jules Verne (1828–1905) wuchs am Hafen von Nantes auf und gab die Rechte zugunsten des Theaters und dann seiner „Außergewöhnlichen Reisen“ auf. In mehr als sechzig Romanen führte er seine Leser unter das Meer, um die Erde und zum Mond und verließ dabei selten seinen Schreibtisch in Amiens.',
    },
  },
  {
    name: 'René Descartes',
    sortName: 'Descartes, René',
    life: {
      en: 'René Descartes (1596–1650), soldier, mathematician and philosopher, spent twenty years in the quiet of the Netherlands, where most of his books were written. He joined algebra to geometry and sought a ground for knowledge that no doubt could shake.',
      fr: 'René Descartes (1596-1650), soldat, mathématicien et philosophe, passa vingt années dans le calme des Pays-Bas, où il écrivit la plupart de ses livres. Il unit l’algèbre à la géométrie et chercha au savoir un fondement que nul doute ne pût ébranler.',
      de: 'René Descartes (1596–1650), Soldat, Mathematiker und Philosoph, lebte zwanzig Jahre in der Ruhe der Niederlande, wo die meisten seiner Bücher entstanden. Er verband die Algebra mit der Geometrie und suchte für das Wissen einen Grund, den kein Zweifel erschüttert.',
    },
  },
  {
    name: 'Voltaire',
    sortName: 'Voltaire',
    life: {
      en: 'Voltaire (1694–1778), born François-Marie Arouet in Paris, was a poet, historian and pamphleteer who knew the Bastille as well as the courts of kings. From his estate at Ferney he wrote thousands of letters against injustice and intolerance, and the tales that still make us laugh.',
      fr: 'Voltaire (1694-1778), né François-Marie Arouet à Paris, poète, historien et pamphlétaire, connut la Bastille aussi bien que la cour des rois. De son domaine de Ferney, il écrivit contre l’injustice et l’intolérance des milliers de lettres, et des contes qui font toujours rire.',
      de: 'Voltaire (1694–1778), in Paris als François-Marie Arouet geboren, Dichter, Historiker und Streitschriftsteller, kannte die Bastille so gut wie die Höfe der Könige. Von seinem Gut Ferney aus schrieb er Tausende Briefe gegen Unrecht und Unduldsamkeit und jene Erzählungen, über die wir noch immer lachen.',
    },
  },
  {
    name: 'Choderlos de Laclos',
    sortName: 'Laclos, Choderlos de',
    life: {
      en: 'Choderlos de Laclos (1741–1803) was an artillery officer who wrote his only novel in the idle hours of garrison life. It caused a scandal in 1782; its author later served the Revolution and died a general under Bonaparte, at Taranto.',
      fr: 'Choderlos de Laclos (1741-1803), officier d’artillerie, écrivit son unique roman dans les loisirs de la vie de garnison. Le livre fit scandale en 1782 ; son auteur servit ensuite la Révolution et mourut général sous Bonaparte, à Tarente.',
      de: 'Choderlos de Laclos (1741–1803) war Artillerieoffizier und schrieb seinen einzigen Roman in den müßigen Stunden des Garnisonslebens. Das Buch erregte 1782 einen Skandal; sein Verfasser diente später der Revolution und starb als General unter Bonaparte in Tarent.',
    },
  },
  {
    name: 'Charles Baudelaire',
    sortName: 'Baudelaire, Charles',
    life: {
      en: 'Charles Baudelaire (1821–1867) lived in Paris between debts, cafés and museums, wrote on painting and translated Edgar Allan Poe. One book of verse, The Flowers of Evil, and the prose poems of Paris Spleen made him the father of modern poetry.',
      fr: 'Charles Baudelaire (1821-1867) vécut à Paris entre les dettes, les cafés et les musées, écrivit sur la peinture et traduisit Edgar Allan Poe. Un seul recueil de vers, Les Fleurs du mal, et les poèmes en prose du Spleen de Paris en ont fait le père de la poésie moderne.',
      de: 'Charles Baudelaire (1821–1867) lebte in Paris zwischen Schulden, Cafés und Museen, schrieb über Malerei und übersetzte Edgar Allan Poe. Ein einziger Versband, „Die Blumen des Bösen“, und die Prosagedichte „Der Spleen von Paris“ machten ihn zum Vater der modernen Lyrik.',
    },
  },
  {
    name: 'Marcel Proust',
    sortName: 'Proust, Marcel',
    life: {
      en: 'Marcel Proust (1871–1922) frequented the salons of Paris until asthma and work shut him into a cork-lined bedroom. There, writing by night, he built In Search of Lost Time, whose last volumes appeared after his death.',
      fr: 'Marcel Proust (1871-1922) fréquenta les salons de Paris jusqu’à ce que l’asthme et le travail l’enferment dans une chambre tapissée de liège. Là, écrivant la nuit, il bâtit À la recherche du temps perdu, dont les derniers volumes parurent après sa mort.',
      de: 'Marcel Proust (1871–1922) verkehrte in den Pariser Salons, bis Asthma und Arbeit ihn in ein mit Kork ausgeschlagenes Schlafzimmer schlossen. Dort schrieb er nachts „Auf der Suche nach der verlorenen Zeit“, deren letzte Bände erst nach seinem Tod erschienen.',
    },
  },
  {
    name: 'Gaston Leroux',
    sortName: 'Leroux, Gaston',
    life: {
      en: 'Gaston Leroux (1868–1927) reported on trials and revolutions for the Paris newspapers before he turned to fiction. He created the young sleuth Rouletabille, one of the finest locked-room puzzles, and the Phantom of the Opera.',
      fr: 'Gaston Leroux (1868-1927) suivit procès et révolutions pour les journaux de Paris avant de se tourner vers le roman. On lui doit le jeune reporter Rouletabille, l’une des plus belles énigmes de chambre close, et le fantôme de l’Opéra.',
      de: 'Gaston Leroux (1868–1927) berichtete für Pariser Zeitungen von Prozessen und Revolutionen, ehe er Romane schrieb. Er erfand den jungen Spürhund Rouletabille, eines der schönsten Rätsel vom verschlossenen Zimmer und das Phantom der Oper.',
    },
  },
  {
    name: 'Maurice Leblanc',
    sortName: 'Leblanc, Maurice',
    life: {
      en: 'Maurice Leblanc (1864–1941), a shipowner’s son from Rouen, wrote serious novels that few people read until a magazine asked him for a crime story. The hero he invented, Arsène Lupin, never left him again.',
      fr: 'Maurice Leblanc (1864-1941), fils d’un armateur de Rouen, écrivait des romans sérieux que peu de gens lisaient, jusqu’au jour où une revue lui demanda une nouvelle policière. Le héros qu’il inventa alors, Arsène Lupin, ne le quitta plus.',
      de: 'Maurice Leblanc (1864–1941), Sohn eines Reeders aus Rouen, schrieb ernste Romane, die kaum jemand las, bis eine Zeitschrift ihn um eine Kriminalgeschichte bat. Der Held, den er dafür erfand, Arsène Lupin, ließ ihn nie wieder los.',
    },
  },
  {
    name: 'Madame de La Fayette',
    sortName: 'La Fayette, Madame de',
    life: {
      en: 'Madame de La Fayette (1634–1693) kept one of the most thoughtful salons in Paris and counted Madame de Sévigné and La Rochefoucauld among her friends. She let The Princess of Clèves appear without her name and smilingly denied having written it.',
      fr: 'Madame de La Fayette (1634-1693) tint à Paris l’un des salons les plus réfléchis de son temps et compta parmi ses amis Madame de Sévigné et La Rochefoucauld. Elle laissa paraître La Princesse de Clèves sans son nom et se défendit en souriant de l’avoir écrite.',
      de: 'Madame de La Fayette (1634–1693) führte in Paris einen der klügsten Salons ihrer Zeit und zählte Madame de Sévigné und La Rochefoucauld zu ihren Freunden. „Die Prinzessin von Clèves“ ließ sie ohne ihren Namen erscheinen und leugnete lächelnd, sie geschrieben zu haben.',
    },
  },
  {
    name: 'Edmond Rostand',
    sortName: 'Rostand, Edmond',
    life: {
      en: 'Edmond Rostand (1868–1918), a poet from Marseilles, was not yet thirty when Cyrano de Bergerac made him the most applauded playwright in France. L’Aiglon and Chantecler followed, and a seat in the French Academy.',
      fr: 'Edmond Rostand (1868-1918), poète né à Marseille, n’avait pas trente ans quand Cyrano de Bergerac fit de lui l’auteur dramatique le plus applaudi de France. Suivirent L’Aiglon, Chantecler et un fauteuil à l’Académie française.',
      de: 'Edmond Rostand (1868–1918), ein Dichter aus Marseille, war noch keine dreißig, als „Cyrano de Bergerac“ ihn zum meistgefeierten Dramatiker Frankreichs machte. Es folgten „L’Aiglon“, „Chantecler“ und ein Sitz in der Académie française.',
    },
  },
  {
    name: 'Alain-Fournier',
    sortName: 'Alain-Fournier',
    life: {
      en: 'Alain-Fournier (1886–1914), born Henri-Alban Fournier, was the son of country schoolteachers, and their schoolhouse became the setting of Le Grand Meaulnes. He was killed near Verdun in the first weeks of the war, one year after his only novel had appeared.',
      fr: 'Alain-Fournier (1886-1914), né Henri-Alban Fournier, était fils d’instituteurs de campagne, et leur maison d’école devint le décor du Grand Meaulnes. Il fut tué près de Verdun dans les premières semaines de la guerre, un an après la parution de son unique roman.',
      de: 'Alain-Fournier (1886–1914), eigentlich Henri-Alban Fournier, war der Sohn von Dorfschullehrern, und ihr Schulhaus wurde zum Schauplatz des „Großen Meaulnes“. Er fiel in den ersten Kriegswochen bei Verdun, ein Jahr nach dem Erscheinen seines einzigen Romans.',
    },
  },
]
