import type { DemoWork } from '#app/demo/demo-types.ts'

/** German classics, second half: Schiller, Kant, Lessing, Spyri, Eichendorff, May, Rilke, Busch, Meyrink. */
export const germanWorks2: DemoWork[] = [
  {
    id: 'pd-die-raeuber',
    mood: 'night',
    shortDescription: {
      en: 'Two brothers, one inheritance and a forged letter: the play that set a whole theatre in uproar.',
      fr: 'Deux frères, un héritage, une lettre falsifiée : la pièce qui mit toute une salle en tumulte.',
      de: 'Zwei Brüder, ein Erbe und ein gefälschter Brief: das Stück, das ein ganzes Theater in Aufruhr versetzte.',
    },
    fullDescription: {
      en: 'Franz, the younger son, is ugly, clever and sick of waiting. With a forged letter he turns his father against Karl, the adored firstborn. Cast off and bitter, Karl lets his companions make him captain of a robber band in the Bohemian forests and sets out to punish the world for its injustice.\n\nBut freedom won by fire has a price, and the road home leads over ruins. Schiller wrote The Robbers in secret as a cadet; at the first night in Mannheim people are said to have wept, shouted and embraced. The fury of that youth has lost nothing of its heat.',
      fr: 'Franz, le cadet, est laid, intelligent et las d’attendre. Par une lettre falsifiée, il dresse son père contre Karl, l’aîné adoré. Rejeté, amer, celui-ci se laisse élire capitaine d’une bande dans les forêts de Bohême et entreprend de punir le monde de ses injustices.\n\nMais la liberté conquise par le feu a son prix, et le chemin du retour passe par des ruines. Schiller écrivit Les Brigands en cachette, élève d’une école militaire ; à la première, à Mannheim, on raconte que les spectateurs pleuraient, criaient, s’embrassaient. Cette colère de jeunesse brûle encore.',
      de: 'Franz, der Zweitgeborene, ist hässlich, klug und des Wartens müde. Mit einem gefälschten Brief bringt er den Vater gegen Karl auf, den geliebten Erben. Verstoßen und verbittert lässt Karl sich zum Hauptmann einer Räuberbande in den böhmischen Wäldern machen, um die Welt für ihr Unrecht zu strafen.\n\nDoch eine Freiheit, die mit Feuer erkämpft wird, hat ihren Preis, und der Heimweg führt über Trümmer. Schiller schrieb das Stück heimlich als Schüler einer Militärakademie. Bei der Uraufführung in Mannheim sollen Fremde einander schluchzend in die Arme gefallen sein.',
    },
    chapter: 'Erster Akt, erste Szene: Franken. Saal im Moorischen Schloß',
    firstPages: [
      'FRANZ. Aber ist Euch auch wohl, Vater? Ihr seht so blaß.',
      'DER ALTE MOOR. Ganz wohl, mein Sohn – was hattest du mir zu sagen?',
      'FRANZ. Die Post ist angekommen – ein Brief von unserm Korrespondenten in Leipzig –',
      'DER ALTE MOOR (begierig). Nachrichten von meinem Sohne Karl?',
      'FRANZ. Hm! Hm! – So ist es. Aber ich fürchte – ich weiß nicht – ob ich – Eurer Gesundheit? – Ist Euch wirklich ganz wohl, mein Vater?',
      'DER ALTE MOOR. Wie dem Fisch im Wasser! Von meinem Sohne schreibt er? – Wie kommst du zu dieser Besorgnis? Du hast mich zweimal gefragt.',
      'FRANZ. Wenn Ihr krank seid – nur die leiseste Ahndung habt, es zu werden, so laßt mich – ich will zu gelegnerer Zeit zu Euch reden. (Halb vor sich.) Diese Zeitung ist nicht für einen zerbrechlichen Körper.',
      'DER ALTE MOOR. Gott! Gott! was werd ich hören?',
      'FRANZ. Laßt mich vorerst auf die Seite gehn und eine Träne des Mitleids vergießen um meinen verlornen Bruder – ich sollte schweigen auf ewig – denn er ist Euer Sohn; ich sollte seine Schande verhüllen auf ewig – denn er ist mein Bruder. – Aber Euch gehorchen, ist meine erste, traurige Pflicht – darum vergebt mir.',
      'DER ALTE MOOR. O Karl! Karl! Wüßtest du, wie deine Aufführung das Vaterherz foltert! Wie eine einzige frohe Nachricht von dir meinem Leben zehen Jahre zusetzen würde – mich zum Jüngling machen würde – da mich nun jede, ach! – einen Schritt näher ans Grab rückt!',
    ],
  },
  {
    id: 'pd-kritik-der-reinen-vernunft',
    mood: 'plain',
    shortDescription: {
      en: 'What can we know at all? The book that put reason itself on trial and changed philosophy for good.',
      fr: 'Que pouvons-nous savoir ? Le livre qui fit comparaître la raison elle-même et changea la philosophie pour toujours.',
      de: 'Was können wir überhaupt wissen? Das Buch, das die Vernunft selbst vor Gericht stellte und die Philosophie verwandelte.',
    },
    fullDescription: {
      en: 'For eleven years the professor in Königsberg published next to nothing. Then came a work that refused to take sides between those who trust only experience and those who trust only thought. Kant asks what the mind must bring along for there to be any experience whatsoever.\n\nSpace, time and cause, he finds, are not things out there but the spectacles through which we see. The Critique of Pure Reason is demanding company and repays every hour: it marks the limits of knowledge with patience and courage, and behind its long sentences stands one great trust, that thinking may examine itself.',
      fr: 'Pendant onze ans, le professeur de Königsberg ne publia presque rien. Puis parut un ouvrage qui refusait de choisir entre ceux qui ne se fient qu’à l’expérience et ceux qui ne se fient qu’à la pensée. Kant demande ce que l’esprit doit apporter pour qu’il y ait seulement expérience.\n\nL’espace, le temps, la cause ne sont pas là-bas, dans les choses : ce sont les lunettes à travers lesquelles nous voyons. Exigeante compagne, la Critique de la raison pure récompense chaque heure qu’on lui donne ; elle trace avec patience les bornes du savoir et fait confiance à la pensée pour s’examiner elle-même.',
      de: 'Elf Jahre lang veröffentlichte der Professor in Königsberg fast nichts. Dann erschien ein Werk, das sich weigerte, zwischen denen zu wählen, die nur der Erfahrung trauen, und denen, die nur dem Denken trauen. Kant fragt, was der Verstand mitbringen muss, damit es überhaupt Erfahrung gibt.\n\nRaum, Zeit und Ursache liegen demnach nicht draußen in den Dingen; sie sind die Brille, durch die wir sehen. Das Buch ist anspruchsvolle Gesellschaft und lohnt jede Stunde: Geduldig und mutig zieht es die Grenzen des Wissens, im Vertrauen darauf, dass Denken sich selbst prüfen kann.',
    },
    chapter: 'Vorrede',
    firstPages: [
      'Die menschliche Vernunft hat das besondere Schicksal in einer Gattung ihrer Erkenntnisse: daß sie durch Fragen belästigt wird, die sie nicht abweisen kann, denn sie sind ihr durch die Natur der Vernunft selbst aufgegeben, die sie aber auch nicht beantworten kann, denn sie übersteigen alles Vermögen der menschlichen Vernunft.',
      'In diese Verlegenheit gerät sie ohne ihre Schuld. Sie fängt von Grundsätzen an, deren Gebrauch im Laufe der Erfahrung unvermeidlich und zugleich durch diese hinreichend bewährt ist. Mit diesen steigt sie (wie es auch ihre Natur mit sich bringt) immer höher, zu entfernteren Bedingungen. Da sie aber gewahr wird, daß auf diese Art ihr Geschäft jederzeit unvollendet bleiben müsse, weil die Fragen niemals aufhören, so sieht sie sich genötigt, zu Grundsätzen ihre Zuflucht zu nehmen, die allen möglichen Erfahrungsgebrauch überschreiten und gleichwohl so unverdächtig scheinen, daß auch die gemeine Menschenvernunft damit im Einverständnisse steht. Dadurch aber stürzt sie sich in Dunkelheit und Widersprüche, aus welchen sie zwar abnehmen kann, daß irgendwo verborgene Irrtümer zum Grunde liegen müssen, die sie aber nicht entdecken kann, weil die Grundsätze, deren sie sich bedient, da sie über die Grenze aller Erfahrung hinausgehen, keinen Probierstein der Erfahrung mehr anerkennen. Der Kampfplatz dieser endlosen Streitigkeiten heißt nun Metaphysik.',
      'Es war eine Zeit, in welcher sie die Königin aller Wissenschaften genannt wurde, und wenn man den Willen für die Tat nimmt, so verdiente sie, wegen der vorzüglichen Wichtigkeit ihres Gegenstandes, allerdings diesen Ehrennamen. Jetzt bringt es der Modeton des Zeitalters so mit sich, ihr alle Verachtung zu beweisen, und die Matrone klagt, verstoßen und verlassen, wie Hekuba: modo maxima rerum, tot generis natisque potens – nunc trahor exul, inops.',
    ],
  },
  {
    id: 'pd-nathan-der-weise',
    mood: 'city',
    shortDescription: {
      en: 'In Jerusalem at the time of the Crusades a merchant answers the most dangerous of questions with a story about three rings.',
      fr: 'Dans la Jérusalem des croisades, un marchand répond à la plus dangereuse des questions par un conte de trois anneaux.',
      de: 'Im Jerusalem der Kreuzzüge beantwortet ein Kaufmann die gefährlichste aller Fragen mit einem Märchen von drei Ringen.',
    },
    fullDescription: {
      en: 'Nathan, a Jewish merchant, comes home to learn that his daughter Recha has been saved from a burning house by a Christian Templar, whom Sultan Saladin has spared for reasons of his own. Debts, love and the suspicions of three religions draw all of them together in one city that each calls holy.\n\nWhen the sultan demands to know which faith is the true one, Nathan replies with the parable of the rings. Forbidden to quarrel with theologians in print, Lessing took to the stage, his old pulpit: Nathan the Wise is witty, humane and as urgently needed as on the first day.',
      fr: 'De retour de voyage, Nathan, marchand juif, apprend que sa fille Recha a été sauvée des flammes par un templier chrétien, que le sultan Saladin vient de gracier pour des raisons connues de lui seul. Dettes, amour et soupçons entre trois religions les rapprochent dans une ville que chacun tient pour sainte.\n\nSommé de dire quelle foi est la vraie, Nathan répond par la parabole des anneaux. Comme on lui interdisait de polémiquer avec les théologiens, Lessing remonta en scène comme en chaire : Nathan le Sage est spirituel, humain, et aussi nécessaire qu’au premier jour.',
      de: 'Nathan, ein jüdischer Kaufmann, kehrt heim und erfährt, dass seine Tochter Recha von einem christlichen Tempelherrn aus dem brennenden Haus gerettet wurde, den wiederum Sultan Saladin begnadigt hat, niemand weiß warum. Schulden, Liebe und der Argwohn dreier Religionen führen sie alle zusammen, in einer Stadt, die jedem heilig ist.\n\nAls der Sultan wissen will, welcher Glaube der wahre sei, antwortet Nathan mit dem Gleichnis von den Ringen. Weil man ihm den Streit mit den Theologen verbot, zog Lessing auf seine alte Kanzel, das Theater: mit einem Stück voller Witz und Menschlichkeit.',
    },
    chapter: 'Erster Aufzug, erster Auftritt: Flur in Nathans Hause',
    firstPages: [
      'DAJA.\nEr ist es! Nathan! – Gott sei ewig Dank,\nDaß Ihr doch endlich einmal wiederkommt.',
      'NATHAN.\nJa, Daja; Gott sei Dank! Doch warum endlich?\nHab’ ich denn eher wiederkommen wollen?\nUnd wiederkommen können? Babylon\nIst von Jerusalem, wie ich den Weg,\nSeitab bald rechts, bald links, zu nehmen bin\nGenötigt worden, gut zweihundert Meilen;\nUnd Schulden einkassieren ist gewiß\nAuch kein Geschäft, das merklich födert, das\nSo von der Hand sich schlagen läßt.',
      'DAJA.\nO Nathan,\nWie elend, elend hättet Ihr indes\nHier werden können! Euer Haus …',
      'NATHAN.\nDas brannte.\nSo hab’ ich schon vernommen. – Gebe Gott,\nDaß ich nur alles schon vernommen habe!',
      'DAJA.\nUnd wäre leicht von Grund aus abgebrannt.',
      'NATHAN.\nDann, Daja, hätten wir ein neues uns\nGebaut; und ein bequemeres.',
      'DAJA.\nSchon wahr! –\nDoch Recha wär’ bei einem Haare mit\nVerbrannt.',
      'NATHAN.\nVerbrannt? Wer? meine Recha? sie? –\nDas hab’ ich nicht gehört. – Nun dann! So hätte\nIch keines Hauses mehr bedurft. – Verbrannt\nBei einem Haare! – Ha! sie ist es wohl!\nIst wirklich wohl verbrannt! – Sag’ nur heraus!\nHeraus nur! – Töte mich: und martre mich\nNicht länger. – Ja, sie ist verbrannt.',
      'DAJA.\nWenn sie\nEs wäre, würdet Ihr von mir es hören?',
      'NATHAN.\nWarum erschreckest du mich denn? – O Recha!\nO meine Recha!',
    ],
  },
  {
    id: 'pd-heidis-lehr-und-wanderjahre',
    mood: 'nature',
    shortDescription: {
      en: 'An orphan girl climbs the Alps to live with her gruff grandfather, and nobody on the mountain stays the same.',
      fr: 'Une petite orpheline monte vivre à l’alpage chez son grand-père bourru, et plus personne n’y reste le même.',
      de: 'Ein Waisenkind steigt hinauf zum mürrischen Großvater auf die Alm, und niemand dort oben bleibt, wie er war.',
    },
    fullDescription: {
      en: 'Everyone in the village is afraid of the Alm-Uncle, who lives high above them with two goats and speaks to no one. Then five-year-old Heidi is left at his door, wearing all her clothes at once, and asks him where she is going to sleep. Hay in the loft, a bowl of milk, the wind in the firs: she has everything she wants.\n\nUntil she is taken away to Frankfurt, to tall houses, strict Miss Rottenmeier and gentle Clara in her wheelchair. Heidi has comforted homesick readers for generations; it is full of sunlight, and it takes a child’s sorrow seriously.',
      fr: 'Tout le village craint le Vieux de l’Alpe, qui vit là-haut avec deux chèvres et ne parle à personne. Un jour, on laisse devant sa porte Heidi, cinq ans, tous ses habits sur le dos, qui lui demande où elle dormira. Du foin au grenier, un bol de lait, le vent dans les sapins : elle n’a besoin de rien d’autre.\n\nMais on l’emmène à Francfort, chez la sévère mademoiselle Rottenmeier et la douce Clara, clouée dans son fauteuil. Plein de soleil, attentif au chagrin des enfants, Heidi console depuis des générations les lecteurs qui ont le mal du pays.',
      de: 'Im Dörfli fürchten alle den Alm-Öhi, der mit zwei Geißen hoch über ihnen haust und mit keinem Menschen redet. Da wird die fünfjährige Heidi bei ihm abgeliefert, alle Kleider übereinander am Leib, und fragt ihn, wo sie schlafen soll. Heu auf dem Boden, ein Schüsselchen Milch, das Rauschen der Tannen: Mehr braucht sie nicht.\n\nBis man sie nach Frankfurt holt, zu hohen Häusern, zum gestrengen Fräulein Rottenmeier und zur sanften Klara im Rollstuhl. Seit Generationen tröstet dieses Buch alle, die Heimweh haben. Es ist voller Sonne und nimmt den Kummer eines Kindes ernst.',
    },
    chapter: 'Zum Alm-Öhi hinauf',
    firstPages: [
      'Vom freundlichen Dorfe Maienfeld führt ein Fußweg durch grüne, baumreiche Fluren bis zum Fuße der Höhen, die von dieser Seite groß und ernst auf das Tal herniederschauen. Wo der Fußweg anfängt, beginnt bald Heideland mit dem kurzen Gras und den kräftigen Bergkräutern dem Kommenden entgegenzuduften, denn der Fußweg geht steil und direkt zu den Alpen hinauf.',
      'Auf diesem schmalen Bergpfade stieg am hellen, sonnigen Junimorgen ein großes, kräftig aussehendes Mädchen dieses Berglandes hinan, ein Kind an der Hand führend, dessen Wangen so glühend waren, daß sie selbst die sonnverbrannte, völlig braune Haut des Kindes flammend rot durchleuchteten. Es war auch kein Wunder: Das Kind war trotz der heißen Junisonne so verpackt, als hätte es sich eines bitteren Frostes zu erwehren. Das kleine Mädchen mochte kaum fünf Jahre zählen; was aber seine natürliche Gestalt war, konnte man nicht ersehen, denn es hatte sichtlich zwei, wenn nicht drei Kleider übereinander angezogen und drüberhin ein großes, rotes Baumwolltuch um und um gebunden, so daß die kleine Person eine völlig formlose Figur darstellte, die, in zwei schwere, mit Nägeln beschlagene Bergschuhe gesteckt, sich heiß und mühsam den Berg hinaufarbeitete. Eine Stunde vom Tal aufwärts mochten die beiden gestiegen sein, als sie zu dem Weiler kamen, der auf halber Höhe der Alm liegt und „im Dörfli“ heißt. Hier wurden die Wandernden fast von jedem Hause aus angerufen, einmal vom Fenster, einmal von einer Haustür und einmal vom Wege her, denn das Mädchen war in seinem Heimatort angelangt. Es machte aber nirgends halt, sondern erwiderte alle zugerufenen Grüße und Fragen im Vorbeigehen, ohne stillzustehen, bis es am Ende des Weilers bei dem letzten der zerstreuten Häuschen angelangt war. Hier rief es aus einer Tür: „Wart einen Augenblick, Dete, ich komme mit, wenn du weiter hinaufgehst.“',
      'Die Angeredete stand still; sofort machte sich das Kind von ihrer Hand los und setzte sich auf den Boden.',
      '„Bist du müde, Heidi?“ fragte die Begleiterin.',
      '„Nein, es ist mir heiß“, entgegnete das Kind.',
      '„Wir sind jetzt gleich oben, du mußt dich nur noch ein wenig anstrengen und große Schritte nehmen, dann sind wir in einer Stunde oben“, ermunterte die Gefährtin.',
    ],
  },
  {
    id: 'pd-aus-dem-leben-eines-taugenichts',
    mood: 'nature',
    shortDescription: {
      en: 'A miller’s son takes his fiddle and walks out into the spring, and luck walks along with him.',
      fr: 'Le fils du meunier prend son violon et s’en va dans le printemps, et la chance chemine avec lui.',
      de: 'Ein Müllerssohn nimmt seine Geige und wandert in den Frühling hinaus, und das Glück wandert mit.',
    },
    fullDescription: {
      en: 'Go and earn your own bread, says the father, and the son could not agree more. He fiddles his way to a castle near Vienna, becomes a gardener, then a toll-keeper in a dressing gown, and loses his heart to a lady who is surely far too grand for him. So off he goes again, to Italy this time.\n\nDisguises, serenades, moonlit gardens and misunderstandings follow, and our hero sleeps through the most important of them. Memoirs of a Good-for-Nothing is German Romanticism at its lightest: a holiday of a book, in which it is always Sunday and someone is always singing.',
      fr: 'Va gagner ton pain, dit le père, et le fils ne demande pas mieux. Son violon le mène dans un château près de Vienne, où il devient jardinier, puis receveur en robe de chambre, et s’éprend d’une dame bien trop grande pour lui. Le voilà donc reparti, pour l’Italie cette fois.\n\nViennent les déguisements, les sérénades, les jardins sous la lune et les malentendus ; notre héros dort pendant les plus importants. Avec ces Scènes de la vie d’un propre à rien, le romantisme allemand se fait léger comme l’air : c’est toujours dimanche, et il y a toujours quelqu’un qui chante.',
      de: 'Verdien dir selbst dein Brot, sagt der Vater, und dem Sohn ist das gerade recht. Er geigt sich bis zu einem Schloss bei Wien, wird Gärtnerbursche, dann Zolleinnehmer im Schlafrock und verliert sein Herz an eine Dame, die gewiss viel zu vornehm für ihn ist. Also geht es weiter, diesmal nach Italien.\n\nVerkleidungen, Ständchen, mondhelle Gärten und Missverständnisse folgen, und die wichtigsten davon verschläft unser Held. So leichtfüßig war die deutsche Romantik nie wieder: ein Buch wie ein Ferientag, an dem immer Sonntag ist und immer jemand singt.',
    },
    chapter: 'Erstes Kapitel',
    firstPages: [
      'Das Rad an meines Vaters Mühle brauste und rauschte schon wieder recht lustig, der Schnee tröpfelte emsig vom Dache, die Sperlinge zwitscherten und tummelten sich dazwischen; ich saß auf der Türschwelle und wischte mir den Schlaf aus den Augen; mir war so recht wohl in dem warmen Sonnenscheine. Da trat der Vater aus dem Hause; er hatte schon seit Tagesanbruch in der Mühle rumort und die Schlafmütze schief auf dem Kopfe, der sagte zu mir: „Du Taugenichts! da sonnst du dich schon wieder und dehnst und reckst dir die Knochen müde und läßt mich alle Arbeit allein tun. Ich kann dich hier nicht länger füttern. Der Frühling ist vor der Tür, geh auch einmal hinaus in die Welt und erwirb dir selber dein Brot.“ – „Nun“, sagte ich, „wenn ich ein Taugenichts bin, so ist’s gut, so will ich in die Welt gehn und mein Glück machen.“ Und eigentlich war mir das recht lieb, denn es war mir kurz vorher selber eingefallen, auf Reisen zu gehn, da ich die Goldammer, welche im Herbst und Winter immer betrübt an unserm Fenster sang: „Bauer, miet mich, Bauer, miet mich!“ nun in der schönen Frühlingszeit wieder ganz stolz und lustig vom Baume rufen hörte: „Bauer, behalt deinen Dienst!“ – Ich ging also in das Haus hinein und holte meine Geige, die ich recht artig spielte, von der Wand, mein Vater gab mir noch einige Groschen Geld mit auf den Weg, und so schlenderte ich durch das lange Dorf hinaus. Ich hatte recht meine heimliche Freude, als ich da alle meine alten Bekannten und Kameraden rechts und links, wie gestern und vorgestern und immerdar, zur Arbeit hinausziehen, graben und pflügen sah, während ich so in die freie Welt hinausstrich. Ich rief den armen Leuten nach allen Seiten stolz und zufrieden Adjes zu, aber es kümmerte sich eben keiner sehr darum. Mir war es wie ein ewiger Sonntag im Gemüte. Und als ich endlich ins freie Feld hinauskam, da nahm ich meine liebe Geige vor und spielte und sang, auf der Landstraße fortgehend:',
      'Wem Gott will rechte Gunst erweisen,\nDen schickt er in die weite Welt,\nDem will er seine Wunder weisen\nIn Berg und Wald und Strom und Feld.',
      'Die Trägen, die zu Hause liegen,\nErquicket nicht das Morgenrot,\nSie wissen nur vom Kinderwiegen,\nVon Sorgen, Last und Not um Brot.',
      'Die Bächlein von den Bergen springen,\nDie Lerchen schwirren hoch vor Lust,\nWas sollt ich nicht mit ihnen singen\nAus voller Kehl und frischer Brust?',
      'Den lieben Gott laß ich nur walten;\nDer Bächlein, Lerchen, Wald und Feld\nUnd Erd und Himmel will erhalten,\nHat auch mein Sach aufs best bestellt!',
    ],
  },
  {
    id: 'pd-winnetou-1',
    mood: 'nature',
    shortDescription: {
      en: 'A German tutor goes west with a railway survey, earns the name Old Shatterhand and finds a brother for life.',
      fr: 'Un précepteur allemand suit les arpenteurs du rail vers l’Ouest, y gagne un nom de guerre et un frère pour la vie.',
      de: 'Ein deutscher Hauslehrer zieht mit den Feldmessern nach Westen, wird zu Old Shatterhand und findet einen Blutsbruder.',
    },
    fullDescription: {
      en: 'He can ride, shoot and survey, but to the old hands of St. Louis he is simply a greenhorn. Sent out to map the line of a railway across Apache land, the young narrator soon learns that his employers are in the wrong, and that the noblest man on the prairie is the chief’s son, Winnetou.\n\nEnmity turns into one of the most famous friendships in German literature. Karl May knew the West only from books and his own longing; generations have ridden with him all the same. Winnetou I is adventure on a grand scale, and a child of its time to be read with open eyes.',
      fr: 'Il sait monter, tirer, mesurer un terrain ; pour les vieux routiers de Saint-Louis, il n’est pourtant qu’un pied-tendre. Envoyé tracer une ligne de chemin de fer à travers les terres apaches, le jeune narrateur comprend vite que ses employeurs sont dans leur tort, et que l’homme le plus noble de la prairie est Winnetou, le fils du chef.\n\nDe l’hostilité naît l’une des plus célèbres amitiés des lettres allemandes. Karl May ne connaissait l’Ouest que par les livres et par le rêve ; des générations l’ont suivi. Une grande aventure, fille de son temps, à lire les yeux ouverts.',
      de: 'Er kann reiten, schießen und vermessen, doch für die alten Hasen in St. Louis ist er bloß ein Greenhorn. Als er eine Bahnlinie durch das Land der Apachen abstecken soll, begreift der junge Erzähler bald, dass seine Auftraggeber im Unrecht sind und dass der edelste Mensch der Prärie Winnetou heißt, der Sohn des Häuptlings.\n\nAus Feindschaft wird die berühmteste Freundschaft der deutschen Abenteuerliteratur. Karl May kannte den Westen nur aus Büchern und aus seiner Sehnsucht; Generationen sind trotzdem mit ihm geritten. Ein großes Abenteuer und ein Kind seiner Zeit, mit wachen Augen zu lesen.',
    },
    chapter: 'Erstes Kapitel: Ein Greenhorn',
    firstPages: [
      'Lieber Leser, weißt du, was das Wort Greenhorn bedeutet? – eine höchst ärgerliche und despektierliche Bezeichnung für denjenigen, auf welchen sie angewendet wird.',
      'Green heißt grün, und unter horn ist Fühlhorn gemeint. Ein Greenhorn ist demnach ein Mensch, welcher noch grün, also neu und unerfahren im Lande ist und seine Fühlhörner behutsam ausstrecken muß, wenn er sich nicht der Gefahr aussetzen will, ausgelacht zu werden.',
      'Ein Greenhorn ist ein Mensch, welcher nicht von seinem Stuhle aufsteht, wenn eine Lady sich auf denselben setzen will; welcher den Herrn des Hauses grüßt, ehe er der Mistreß und Miß seine Verbeugungen gemacht hat; welcher beim Laden des Gewehres die Patrone verkehrt in den Lauf schiebt oder erst den Pfropfen, dann die Kugel und zuletzt das Pulver in den Vorderlader stößt. Ein Greenhorn spricht entweder gar kein oder ein sehr reines und geziertes Englisch; ihm ist das Yankee-Englisch oder gar das Hinterwälder-Idiom ein Greuel; es will ihm nicht in den Kopf und noch viel weniger über die Zunge.',
    ],
  },
  {
    id: 'pd-die-aufzeichnungen-des-malte-laurids-brigge',
    mood: 'city',
    shortDescription: {
      en: 'Alone in a rented room in Paris, a young Danish poet is learning to see, and is frightened by what he finds.',
      fr: 'Seul dans une chambre de Paris, un jeune poète danois apprend à voir, et s’effraie de ce qu’il découvre.',
      de: 'Allein in einem gemieteten Zimmer in Paris lernt ein junger dänischer Dichter sehen und erschrickt vor dem, was er sieht.',
    },
    fullDescription: {
      en: 'Malte is twenty-eight, the last of an old Danish family, and nothing has happened so far. In the streets of Paris he meets hospitals, blind newspaper sellers, a house with only one wall left standing. He writes it all down, and between the lines his childhood rises again, with its ghosts and its great silent rooms.\n\nThe Notebooks of Malte Laurids Brigge are Rilke’s only novel: no plot, but a hundred unforgettable pictures of fear, love and memory. Whoever has been lonely in a great city will find it described here with a precision that hurts and consoles at once.',
      fr: 'Malte a vingt-huit ans, il est le dernier d’une vieille famille danoise, et il ne s’est pour ainsi dire rien passé. Dans les rues de Paris, il croise des hôpitaux, un vendeur de journaux aveugle, une maison dont il ne reste qu’un mur. Il note tout, et entre les lignes remonte l’enfance, avec ses revenants et ses grandes salles muettes.\n\nUnique roman de Rilke, Les Cahiers de Malte Laurids Brigge n’ont pas d’intrigue, mais cent images inoubliables de la peur, de l’amour et du souvenir. Qui s’est senti seul dans une grande ville se reconnaîtra dans ces pages.',
      de: 'Malte ist achtundzwanzig, der Letzte einer alten dänischen Familie, und so gut wie nichts ist geschehen. In den Straßen von Paris begegnen ihm Hospitäler, ein blinder Zeitungsverkäufer, ein Haus, von dem nur eine Mauer steht. Er schreibt es auf, und zwischen den Zeilen kehrt die Kindheit zurück mit ihren Gespenstern und großen stummen Sälen.\n\nRilkes einziger Roman hat keine Handlung, dafür hundert unvergessliche Bilder von Angst, Liebe und Erinnerung. Wer je in einer großen Stadt einsam war, findet es hier mit einer Genauigkeit beschrieben, die schmerzt und zugleich tröstet.',
    },
    chapter: '11. September, rue Toullier',
    firstPages: [
      'So, also hierher kommen die Leute, um zu leben, ich würde eher meinen, es stürbe sich hier. Ich bin ausgewesen. Ich habe gesehen: Hospitäler. Ich habe einen Menschen gesehen, welcher schwankte und umsank. Die Leute versammelten sich um ihn, das ersparte mir den Rest. Ich habe eine schwangere Frau gesehen. Sie schob sich schwer an einer hohen, warmen Mauer entlang, nach der sie manchmal tastete, wie um sich zu überzeugen, ob sie noch da sei. Ja, sie war noch da. Dahinter? Ich suchte auf meinem Plan: Maison d’Accouchement. Gut. Man wird sie entbinden – man kann das. Weiter, rue Saint-Jacques, ein großes Gebäude mit einer Kuppel. Der Plan gab an Val-de-grâce, Hôpital militaire. Das brauchte ich eigentlich nicht zu wissen, aber es schadet nicht. Die Gasse begann von allen Seiten zu riechen. Es roch, soviel sich unterscheiden ließ, nach Jodoform, nach dem Fett von pommes frites, nach Angst. Alle Städte riechen im Sommer. Dann habe ich ein eigentümlich starblindes Haus gesehen, es war im Plan nicht zu finden, aber über der Tür stand noch ziemlich leserlich: Asyle de nuit. Neben dem Eingang waren die Preise. Ich habe sie gelesen. Es war nicht teuer.',
      'Und sonst? ein Kind in einem stehenden Kinderwagen: es war dick, grünlich und hatte einen deutlichen Ausschlag auf der Stirn. Er heilte offenbar ab und tat nicht weh. Das Kind schlief, der Mund war offen, atmete Jodoform, pommes frites, Angst. Das war nun mal so. Die Hauptsache war, daß man lebte. Das war die Hauptsache.',
      'Daß ich es nicht lassen kann, bei offenem Fenster zu schlafen. Elektrische Bahnen rasen läutend durch meine Stube. Automobile gehen über mich hin. Eine Tür fällt zu. Irgendwo klirrt eine Scheibe herunter, ich höre ihre großen Scherben lachen, die kleinen Splitter kichern. Dann plötzlich dumpfer, eingeschlossener Lärm von der anderen Seite, innen im Hause. Jemand steigt die Treppe. Kommt, kommt unaufhörlich. Ist da, ist lange da, geht vorbei. Und wieder die Straße. Ein Mädchen kreischt: Ah tais-toi, je ne veux plus. Die Elektrische rennt ganz erregt heran, darüber fort, fort über alles. Jemand ruft. Leute laufen, überholen sich. Ein Hund bellt. Was für eine Erleichterung: ein Hund. Gegen Morgen kräht sogar ein Hahn, und das ist Wohltun ohne Grenzen. Dann schlafe ich plötzlich ein.',
    ],
  },
  {
    id: 'pd-max-und-moritz',
    mood: 'plain',
    shortDescription: {
      en: 'Seven pranks, two rascals, no remorse: the picture story that taught the comic strip how to run.',
      fr: 'Sept mauvais tours, deux garnements, aucun remords : l’histoire en images qui apprit à courir à la bande dessinée.',
      de: 'Sieben Streiche, zwei Lausbuben, keine Reue: die Bildergeschichte, bei der der Comic laufen lernte.',
    },
    fullDescription: {
      en: 'Widow Bolte’s hens, Tailor Böck’s footbridge, Teacher Lämpel’s pipe, Uncle Fritz’s bed: nothing in the village is safe from Max and Moritz. With thread, saw and gunpowder they go about their work, and the rhymes skip along so merrily that one laughs before one has had time to be shocked.\n\nWilhelm Busch drew as sharply as he rhymed. His good citizens are hardly nobler than the two bad boys, and the famous end at the mill is as black as it is neat. Max and Moritz has been learnt by heart for over a century and a half, mostly by grown-ups.',
      fr: 'Les poules de la veuve Bolte, la passerelle du tailleur Böck, la pipe du maître d’école Lämpel, le lit de l’oncle Fritz : rien au village n’est à l’abri de Max et Moritz. Ficelle, scie et poudre à canon, tout leur est bon, et les rimes sautillent si gaiement que l’on rit avant d’avoir pu s’indigner.\n\nWilhelm Busch dessinait aussi vif qu’il rimait. Ses honnêtes bourgeois ne valent guère mieux que les deux garnements, et la fameuse fin au moulin est aussi noire que bien tournée. Voilà plus d’un siècle et demi que l’on apprend ce petit livre par cœur.',
      de: 'Witwe Boltes Hühner, Schneider Böcks Steg, Lehrer Lämpels Pfeife, Onkel Fritzens Bett: Nichts im Dorf ist vor Max und Moritz sicher. Mit Faden, Säge und Flintenpulver gehen sie ans Werk, und die Reime hüpfen so munter voran, dass man lacht, ehe man erschrecken kann.\n\nWilhelm Busch zeichnete ebenso scharf, wie er reimte. Seine braven Bürger sind kaum edler als die beiden bösen Buben, und das berühmte Ende in der Mühle ist so schwarz wie elegant. Seit mehr als anderthalb Jahrhunderten lernt man dieses Büchlein auswendig, meistens ohne es zu merken.',
    },
    chapter: 'Vorwort',
    firstPages: [
      'Ach, was muß man oft von bösen\nKindern hören oder lesen!!\nWie zum Beispiel hier von diesen,\nWelche Max und Moritz hießen;',
      'Die, anstatt durch weise Lehren\nSich zum Guten zu bekehren,\nOftmals noch darüber lachten\nUnd sich heimlich lustig machten. –\n– Ja, zur Übeltätigkeit,\nJa, dazu ist man bereit! –\n– Menschen necken, Tiere quälen,\nÄpfel, Birnen, Zwetschen stehlen – –\nDas ist freilich angenehmer\nUnd dazu auch viel bequemer,\nAls in Kirche oder Schule\nFestzusitzen auf dem Stuhle. –\n– Aber wehe, wehe, wehe!\nWenn ich auf das Ende sehe!! –\n– Ach, das war ein schlimmes Ding,\nWie es Max und Moritz ging.\n– Drum ist hier, was sie getrieben,\nAbgemalt und aufgeschrieben.',
      'Erster Streich\nMancher gibt sich viele Müh’\nMit dem lieben Federvieh;\nEinesteils der Eier wegen,\nWelche diese Vögel legen;\nZweitens: weil man dann und wann\nEinen Braten essen kann;\nDrittens aber nimmt man auch\nIhre Federn zum Gebrauch\nIn die Kissen und die Pfühle,\nDenn man liegt nicht gerne kühle. –',
      'Seht, da ist die Witwe Bolte,\nDie das auch nicht gerne wollte.',
      'Ihrer Hühner waren drei\nUnd ein stolzer Hahn dabei. –\nMax und Moritz dachten nun:\nWas ist hier jetzt wohl zu tun? –',
      '– Ganz geschwinde, eins, zwei, drei,\nSchneiden sie sich Brot entzwei,\nIn vier Teile, jedes Stück\nWie ein kleiner Finger dick.\nDiese binden sie an Fäden,\nÜbers Kreuz, ein Stück an jeden,\nUnd verlegen sie genau\nIn den Hof der guten Frau. –',
    ],
  },
  {
    id: 'pd-der-golem',
    mood: 'night',
    shortDescription: {
      en: 'In the crooked lanes of old Prague a gem cutter opens a strange book and no longer knows whose life he is living.',
      fr: 'Dans les ruelles torses du vieux Prague, un tailleur de gemmes ouvre un livre étrange et ne sait plus de qui il vit la vie.',
      de: 'In den krummen Gassen des alten Prag öffnet ein Gemmenschneider ein seltsames Buch und weiß nicht mehr, wessen Leben er lebt.',
    },
    fullDescription: {
      en: 'Every thirty-three years, they say in the Prague ghetto, the Golem returns, the clay figure a rabbi once made, and comes from a room without a door. Athanasius Pernath, a restorer who has lost the memory of his own youth, receives a visitor whose face he cannot recall afterwards, and the whole quarter begins to dream.\n\nMurder, secret passages, a hidden hatred and a gentle wise man called Hillel: The Golem has all the threads of a thriller and spins them into a nightmare full of beauty. Meyrink’s first novel was an enormous success, and it made Prague a city of ghosts for ever.',
      fr: 'Tous les trente-trois ans, dit-on dans le ghetto de Prague, revient le Golem, la créature d’argile qu’un rabbin façonna jadis ; il sort d’une chambre sans porte. Athanasius Pernath, restaurateur privé du souvenir de sa jeunesse, reçoit un visiteur dont il oublie aussitôt le visage, et tout le quartier se met à rêver.\n\nUn meurtre, des passages secrets, une haine tenace, un sage très doux nommé Hillel : Le Golem noue tous les fils du roman noir et en tisse un cauchemar plein de beauté. Premier roman de Meyrink, il fit à jamais de Prague une ville de fantômes.',
      de: 'Alle dreiunddreißig Jahre, heißt es im Prager Ghetto, kehrt der Golem wieder, das Wesen aus Lehm, das einst ein Rabbi schuf, und kommt aus einem Zimmer ohne Zugang. Athanasius Pernath, dem die Erinnerung an seine Jugend fehlt, empfängt einen Besucher, dessen Gesicht er sogleich vergisst, und das ganze Viertel beginnt zu träumen.\n\nEin Mord, geheime Gänge, ein alter Hass und ein gütiger Weiser namens Hillel: Meyrink knüpft alle Fäden eines Kriminalromans und webt daraus einen Albtraum voller Schönheit. Sein erster Roman wurde ein gewaltiger Erfolg und machte Prag für immer zur Stadt der Gespenster.',
    },
    chapter: 'Schlaf',
    firstPages: [
      'Das Mondlicht fällt auf das Fußende meines Bettes und liegt dort wie ein großer, heller, flacher Stein.',
      'Wenn der Vollmond in seiner Gestalt zu schrumpfen beginnt und seine rechte Seite fängt an zu verfallen, – wie ein Gesicht, das dem Alter entgegengeht, zuerst an einer Wange Falten zeigt und abmagert, – dann bemächtigt sich meiner um solche Zeit des Nachts eine trübe, qualvolle Unruhe.',
      'Ich schlafe nicht und wache nicht, und im Halbtraum vermischt sich in meiner Seele Erlebtes mit Gelesenem und Gehörtem, wie Ströme von verschiedener Farbe und Klarheit zusammenfließen.',
      'Ich hatte über das Leben des Buddha Gotama gelesen, ehe ich mich niedergelegt, und in tausend Spielarten zog der Satz immer wieder von vorne beginnend durch meinen Sinn:',
      '„Eine Krähe flog zu einem Stein hin, der wie ein Stück Fett aussah, und dachte: vielleicht ist hier etwas Wohlschmeckendes. Da nun die Krähe dort nichts Wohlschmeckendes fand, flog sie fort. Wie die Krähe, die sich dem Stein genähert, so verlassen wir – wir, die Versucher, – den Asketen Gotama, da wir den Gefallen an ihm verloren haben.“',
    ],
  },
]
