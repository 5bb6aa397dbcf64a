import type { DemoWork } from '#app/demo/demo-types.ts'

/** Works first written in English, part 1: from "Pride and Prejudice" to "Huckleberry Finn". */
export const englishWorks1: DemoWork[] = [
  {
    id: 'pd-pride-and-prejudice',
    mood: 'plain',
    shortDescription: {
      en: 'A quick-witted young woman and a proud gentleman learn, slowly and delightfully, how wrong a first impression can be.',
      fr: 'Une jeune femme à la langue bien pendue et un gentleman trop fier apprennent, pour notre plaisir, à se méfier des premières impressions.',
      de: 'Eine schlagfertige junge Frau und ein stolzer Herr lernen Schritt für Schritt, wie sehr der erste Eindruck täuschen kann.',
    },
    fullDescription: {
      en: 'When a rich bachelor rents the estate next door, the Bennet household is thrown into happy confusion: five daughters, no inheritance and a mother with a plan. Elizabeth, the second and sharpest of the sisters, cares little for the plan and less for the bachelor’s haughty friend, Mr. Darcy, who declines to dance with her within earshot.\n\nOut of that small insult Jane Austen builds one of the great comedies of English letters. Every visit, ball and letter shifts what the two believe about each other, and the reader, fooled alongside them, has the pleasure of being corrected too.',
      fr: 'Un célibataire fortuné vient de louer le domaine voisin, et madame Bennet, mère de cinq filles sans dot, a déjà des projets. Elizabeth, la plus vive des sœurs, n’y prête guère attention, jusqu’au bal où monsieur Darcy, l’ami hautain du nouveau venu, refuse de l’inviter à danser.\n\nDe cette petite blessure d’amour-propre, Jane Austen tire avec « Orgueil et Préjugés » une comédie d’une finesse intacte. Chaque visite et chaque lettre déplacent les certitudes des personnages, et le lecteur, pris au même piège qu’eux, découvre avec bonheur qu’il s’était trompé.',
      de: 'Ein reicher Junggeselle zieht auf das Gut nebenan, und im Hause Bennet gerät alles durcheinander, denn hier warten fünf Töchter ohne Erbe und eine Mutter mit großen Plänen. Elizabeth, die klügste der Schwestern, hält von diesen Plänen wenig und noch weniger von dem hochmütigen Mr. Darcy, der auf dem Ball nicht mit ihr tanzen will.\n\nAus dieser kleinen Kränkung macht Jane Austen in „Stolz und Vorurteil“ eine Komödie, die nichts von ihrem Glanz verloren hat. Jeder Besuch und jeder Brief rückt ein Urteil zurecht, und wer mitliest, freut sich am Ende, sich ebenso geirrt zu haben wie die beiden.',
    },
    chapter: 'Chapter I',
    firstPages: [
      'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.',
      'However little known the feelings or views of such a man may be on his first entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
      '“My dear Mr. Bennet,” said his lady to him one day, “have you heard that Netherfield Park is let at last?”',
      'Mr. Bennet replied that he had not.',
      '“But it is,” returned she; “for Mrs. Long has just been here, and she told me all about it.”',
      'Mr. Bennet made no answer.',
      '“Do you not want to know who has taken it?” cried his wife impatiently.',
      '“You want to tell me, and I have no objection to hearing it.”',
      'This was invitation enough.',
      '“Why, my dear, you must know, Mrs. Long says that Netherfield is taken by a young man of large fortune from the north of England; that he came down on Monday in a chaise and four to see the place, and was so much delighted with it, that he agreed with Mr. Morris immediately; that he is to take possession before Michaelmas, and some of his servants are to be in the house by the end of next week.”',
    ],
  },
  {
    id: 'pd-frankenstein',
    mood: 'night',
    shortDescription: {
      en: 'A young scientist gives life to a being of his own making and then runs from it, with terrible results for both.',
      fr: 'Un jeune savant donne la vie à un être de sa fabrication, puis le fuit, pour leur malheur à tous deux.',
      de: 'Ein junger Forscher erweckt ein selbst geschaffenes Wesen zum Leben und flieht vor ihm, zum Unglück beider.',
    },
    fullDescription: {
      en: 'An explorer bound for the North Pole takes a half-frozen stranger on board. The man is Victor Frankenstein, and he has a warning to give: as a student he found out how to animate dead matter, made a creature the size of a giant, and abandoned it in horror the moment it opened its eyes.\n\nWhat follows is less a tale of terror than a quarrel between a maker and what he has made. The creature learns to speak, to read and to long for company, and it asks questions that have not grown old. Mary Shelley began the book at eighteen.',
      fr: 'En route vers le pôle Nord, un explorateur recueille à son bord un inconnu à demi gelé. C’est Victor Frankenstein, et son récit est un avertissement. Étudiant, il a percé le secret de la vie, façonné une créature gigantesque, puis l’a abandonnée avec horreur dès qu’elle a ouvert les yeux.\n\nLa suite tient moins du conte d’épouvante que du procès entre un créateur et sa créature. Celle-ci apprend à parler, à lire, à désirer la compagnie des hommes, et les questions qu’elle pose restent les nôtres. Mary Shelley avait dix-huit ans quand elle commença « Frankenstein ou le Prométhée moderne ».',
      de: 'Auf dem Weg zum Nordpol nimmt ein Forscher einen halb erfrorenen Fremden an Bord. Es ist Victor Frankenstein, und er hat eine Warnung auszusprechen: Als Student fand er das Geheimnis des Lebens, schuf ein Wesen von der Größe eines Riesen und ließ es entsetzt im Stich, kaum dass es die Augen öffnete.\n\nWas folgt, ist weniger ein Schauermärchen als ein Streit zwischen dem Schöpfer und seinem Geschöpf. Dieses lernt sprechen und lesen, es sehnt sich nach Gesellschaft und stellt Fragen, die bis heute nicht erledigt sind. Mary Shelley war achtzehn, als sie das Buch begann.',
    },
    chapter: 'Letter I',
    firstPages: [
      'To Mrs. Saville, England.',
      'St. Petersburgh, Dec. 11th, 17—.',
      'You will rejoice to hear that no disaster has accompanied the commencement of an enterprise which you have regarded with such evil forebodings. I arrived here yesterday, and my first task is to assure my dear sister of my welfare and increasing confidence in the success of my undertaking.',
      'I am already far north of London, and as I walk in the streets of Petersburgh, I feel a cold northern breeze play upon my cheeks, which braces my nerves and fills me with delight. Do you understand this feeling? This breeze, which has travelled from the regions towards which I am advancing, gives me a foretaste of those icy climes. Inspirited by this wind of promise, my daydreams become more fervent and vivid. I try in vain to be persuaded that the pole is the seat of frost and desolation; it ever presents itself to my imagination as the region of beauty and delight. There, Margaret, the sun is for ever visible, its broad disk just skirting the horizon and diffusing a perpetual splendour. There—for with your leave, my sister, I will put some trust in preceding navigators—there snow and frost are banished; and, sailing over a calm sea, we may be wafted to a land surpassing in wonders and in beauty every region hitherto discovered on the habitable globe. Its productions and features may be without example, as the phenomena of the heavenly bodies undoubtedly are in those undiscovered solitudes. What may not be expected in a country of eternal light? I may there discover the wondrous power which attracts the needle and may regulate a thousand celestial observations that require only this voyage to render their seeming eccentricities consistent for ever. I shall satiate my ardent curiosity with the sight of a part of the world never before visited, and may tread a land never before imprinted by the foot of man. These are my enticements, and they are sufficient to conquer all fear of danger or death and to induce me to commence this laborious voyage with the joy a child feels when he embarks in a little boat, with his holiday mates, on an expedition of discovery up his native river. But supposing all these conjectures to be false, you cannot contest the inestimable benefit which I shall confer on all mankind, to the last generation, by discovering a passage near the pole to those countries, to reach which at present so many months are requisite; or by ascertaining the secret of the magnet, which, if at all possible, can only be effected by an undertaking such as mine.',
    ],
  },
  {
    id: 'pd-jane-eyre',
    mood: 'plain',
    shortDescription: {
      en: 'Poor, plain and unbending, a young governess tells her own story and asks to be loved as an equal.',
      fr: 'Pauvre, sans beauté mais indocile, une jeune gouvernante raconte sa vie et demande à être aimée en égale.',
      de: 'Arm, unscheinbar und unbeugsam erzählt eine junge Gouvernante ihr Leben und will nur eines: als Gleiche geliebt werden.',
    },
    fullDescription: {
      en: 'An orphan in a house where nobody wants her, a pupil in a school where the porridge is burnt, a governess in a lonely mansion with a master who likes to talk by the fire: Jane Eyre tells us all of it in a voice that never begs for pity. At Thornfield she finds work, warmth and Mr. Rochester. She also hears a laugh behind a locked door.\n\nCharlotte Brontë gave the novel a heroine who is small, clever and angry, and who would rather walk away with nothing than stay on the wrong terms. It still reads like a confidence whispered to one friend.',
      fr: 'Orpheline dans une maison où personne ne veut d’elle, pensionnaire dans une école glaciale, gouvernante dans un manoir isolé dont le maître aime causer au coin du feu, Jane Eyre se raconte sans jamais mendier la pitié. À Thornfield, elle trouve un emploi, un peu de chaleur et monsieur Rochester. Elle entend aussi un rire derrière une porte close.\n\nCharlotte Brontë a donné au roman une héroïne petite, intelligente et révoltée, qui préfère partir sans rien plutôt que de rester à de mauvaises conditions. On croit encore recevoir une confidence, murmurée pour soi seul.',
      de: 'Waise in einem Haus, das sie nicht will, Schülerin in einem Internat, in dem man friert und hungert, Gouvernante in einem einsamen Herrenhaus, dessen Besitzer gern am Kamin plaudert: All das erzählt Jane Eyre, ohne je um Mitleid zu bitten. In Thornfield findet sie Arbeit, Wärme und Mr. Rochester. Und sie hört ein Lachen hinter einer verschlossenen Tür.\n\nCharlotte Brontë schenkte dem Roman eine Heldin, die klein, klug und zornig ist und lieber mit leeren Händen geht, als unter falschen Bedingungen zu bleiben. Noch heute liest sich das Buch wie ein geflüstertes Geständnis.',
    },
    chapter: 'Chapter I',
    firstPages: [
      'There was no possibility of taking a walk that day. We had been wandering, indeed, in the leafless shrubbery an hour in the morning; but since dinner (Mrs. Reed, when there was no company, dined early) the cold winter wind had brought with it clouds so sombre, and a rain so penetrating, that further outdoor exercise was now out of the question.',
      'I was glad of it: I never liked long walks, especially on chilly afternoons: dreadful to me was the coming home in the raw twilight, with nipped fingers and toes, and a heart saddened by the chidings of Bessie, the nurse, and humbled by the consciousness of my physical inferiority to Eliza, John, and Georgiana Reed.',
      'The said Eliza, John, and Georgiana were now clustered round their mama in the drawing-room: she lay reclined on a sofa by the fireside, and with her darlings about her (for the time neither quarrelling nor crying) looked perfectly happy. Me, she had dispensed from joining the group; saying, “She regretted to be under the necessity of keeping me at a distance; but that until she heard from Bessie, and could discover by her own observation, that I was endeavouring in good earnest to acquire a more sociable and childlike disposition, a more attractive and sprightly manner—something lighter, franker, more natural, as it were—she really must exclude me from privileges intended only for contented, happy, little children.”',
      '“What does Bessie say I have done?” I asked.',
      '“Jane, I don’t like cavillers or questioners; besides, there is something truly forbidding in a child taking up her elders in that manner. Be seated somewhere; and until you can speak pleasantly, remain silent.”',
      'A breakfast-room adjoined the drawing-room, I slipped in there. It contained a bookcase: I soon possessed myself of a volume, taking care that it should be one stored with pictures. I mounted into the window-seat: gathering up my feet, I sat cross-legged, like a Turk; and, having drawn the red moreen curtain nearly close, I was shrined in double retirement.',
    ],
  },
  {
    id: 'pd-wuthering-heights',
    mood: 'nature',
    shortDescription: {
      en: 'On a wind-beaten farm in the Yorkshire moors, a love that cannot be lived turns into a revenge that will not end.',
      fr: 'Dans une ferme battue par les vents du Yorkshire, un amour impossible devient une vengeance sans fin.',
      de: 'Auf einem sturmumtosten Hof in den Mooren von Yorkshire wird aus einer unmöglichen Liebe eine Rache, die kein Ende findet.',
    },
    fullDescription: {
      en: 'A gentleman from town rents a quiet house in the north and calls on his landlord. He finds snarling dogs, a sullen family and, one night, a child’s hand at the broken window. The old housekeeper tells him how it came to this: how a foundling named Heathcliff was brought home to Wuthering Heights, and how he and Catherine Earnshaw became everything to each other.\n\nEmily Brontë wrote only this one novel, and there is nothing like it. Love and cruelty share the same roof, the moor is never far from the door, and no one is asked to be pleasant. Readers have argued about it ever since.',
      fr: 'Venu chercher le calme dans le nord, un citadin rend visite à son propriétaire. Il trouve des chiens hargneux, une famille taciturne et, une nuit, une main d’enfant à la vitre brisée. La vieille servante lui raconte alors comment un enfant trouvé nommé Heathcliff fut amené un soir à la ferme, et comment Catherine Earnshaw et lui devinrent tout l’un pour l’autre.\n\nEmily Brontë n’a écrit qu’un seul roman, et rien ne lui ressemble. Dans « Les Hauts de Hurlevent », l’amour et la cruauté vivent sous le même toit, la lande commence au seuil de la porte, et personne ne cherche à plaire.',
      de: 'Ein Städter mietet ein stilles Haus im Norden und besucht seinen Verpächter. Er trifft auf knurrende Hunde, eine finstere Familie und eines Nachts auf eine Kinderhand am zerbrochenen Fenster. Die alte Haushälterin erzählt ihm, wie es dazu kam: wie das Findelkind Heathcliff auf den Hof gebracht wurde und wie er und Catherine Earnshaw einander alles bedeuteten.\n\nEmily Brontë hat nur diesen einen Roman geschrieben, und nichts gleicht ihm. In „Sturmhöhe“ wohnen Liebe und Grausamkeit unter einem Dach, das Moor beginnt gleich vor der Tür, und niemand gibt sich Mühe zu gefallen.',
    },
    chapter: 'Chapter I',
    firstPages: [
      '1801.—I have just returned from a visit to my landlord—the solitary neighbour that I shall be troubled with. This is certainly a beautiful country! In all England, I do not believe that I could have fixed on a situation so completely removed from the stir of society. A perfect misanthropist’s heaven: and Mr. Heathcliff and I are such a suitable pair to divide the desolation between us. A capital fellow! He little imagined how my heart warmed towards him when I beheld his black eyes withdraw so suspiciously under their brows, as I rode up, and when his fingers sheltered themselves, with a jealous resolution, still further in his waistcoat, as I announced my name.',
      '“Mr. Heathcliff?” I said.',
      'A nod was the answer.',
      '“Mr. Lockwood, your new tenant, sir. I do myself the honour of calling as soon as possible after my arrival, to express the hope that I have not inconvenienced you by my perseverance in soliciting the occupation of Thrushcross Grange: I heard yesterday you had had some thoughts—”',
      '“Thrushcross Grange is my own, sir,” he interrupted, wincing. “I should not allow any one to inconvenience me, if I could hinder it—walk in!”',
      'The “walk in” was uttered with closed teeth, and expressed the sentiment, “Go to the Deuce:” even the gate over which he leant manifested no sympathising movement to the words; and I think that circumstance determined me to accept the invitation: I felt interested in a man who seemed more exaggeratedly reserved than myself.',
    ],
  },
  {
    id: 'pd-moby-dick',
    mood: 'sea',
    shortDescription: {
      en: 'A whaling ship sails out for oil and finds itself serving one man’s hatred of a single white whale.',
      fr: 'Parti pour rapporter de l’huile, un baleinier se retrouve au service d’une haine, celle d’un homme pour une baleine blanche.',
      de: 'Ein Walfänger läuft aus, um Tran zu holen, und dient bald nur noch dem Hass eines Mannes auf einen weißen Wal.',
    },
    fullDescription: {
      en: 'Ishmael, short of money and low in spirits, signs on for a whaling voyage with his new friend, the harpooner Queequeg. Their ship is the Pequod; her captain, seen by nobody until they are far out at sea, is Ahab, who has lost a leg to a white whale and means to have the whale’s life for it.\n\nHerman Melville packs a whole world into the hold: sermons and jokes, the craft of the hunt, the anatomy of the whale, a crew from every ocean. It is a long voyage and a strange one, and nothing else in literature makes the sea so large.',
      fr: 'À court d’argent et le cœur lourd, Ismaël s’engage pour une campagne de pêche à la baleine avec son nouvel ami, le harponneur Queequeg. Leur navire est le Péquod. Le capitaine, que nul ne voit avant la haute mer, s’appelle Achab. Une baleine blanche lui a pris une jambe, et il veut la vie de la baleine.\n\nHerman Melville fait tenir tout un monde dans la cale, des sermons et des farces, l’art de la chasse, l’anatomie du géant, un équipage venu de tous les océans. « Moby Dick » est un long voyage, et un étrange voyage, où la mer paraît plus grande que partout ailleurs.',
      de: 'Ismael, knapp bei Kasse und schwer ums Herz, heuert mit seinem neuen Freund, dem Harpunier Queequeg, auf einem Walfänger an. Das Schiff heißt Pequod. Der Kapitän, den bis weit draußen auf See niemand zu Gesicht bekommt, heißt Ahab. Ein weißer Wal hat ihm ein Bein genommen, und dafür will er dessen Leben.\n\nHerman Melville lädt eine ganze Welt in den Laderaum, Predigten und Späße, das Handwerk der Jagd, den Körper des Wals, eine Mannschaft von allen Meeren. „Moby Dick“ ist eine lange und seltsame Reise, und nirgends sonst ist das Meer so groß.',
    },
    chapter: 'Chapter 1. Loomings',
    firstPages: [
      'Call me Ishmael. Some years ago—never mind how long precisely—having little or no money in my purse, and nothing particular to interest me on shore, I thought I would sail about a little and see the watery part of the world. It is a way I have of driving off the spleen and regulating the circulation. Whenever I find myself growing grim about the mouth; whenever it is a damp, drizzly November in my soul; whenever I find myself involuntarily pausing before coffin warehouses, and bringing up the rear of every funeral I meet; and especially whenever my hypos get such an upper hand of me, that it requires a strong moral principle to prevent me from deliberately stepping into the street, and methodically knocking people’s hats off—then, I account it high time to get to sea as soon as I can. This is my substitute for pistol and ball. With a philosophical flourish Cato throws himself upon his sword; I quietly take to the ship. There is nothing surprising in this. If they but knew it, almost all men in their degree, some time or other, cherish very nearly the same feelings towards the ocean with me.',
      'There now is your insular city of the Manhattoes, belted round by wharves as Indian isles by coral reefs—commerce surrounds it with her surf. Right and left, the streets take you waterward. Its extreme downtown is the battery, where that noble mole is washed by waves, and cooled by breezes, which a few hours previous were out of sight of land. Look at the crowds of water-gazers there.',
      'Circumambulate the city of a dreamy Sabbath afternoon. Go from Corlears Hook to Coenties Slip, and from thence, by Whitehall, northward. What do you see?—Posted like silent sentinels all around the town, stand thousands upon thousands of mortal men fixed in ocean reveries. Some leaning against the spiles; some seated upon the pier-heads; some looking over the bulwarks of ships from China; some high aloft in the rigging, as if striving to get a still better seaward peep. But these are all landsmen; of week days pent up in lath and plaster—tied to counters, nailed to benches, clinched to desks. How then is this? Are the green fields gone? What do they here?',
    ],
  },
  {
    id: 'pd-great-expectations',
    mood: 'city',
    shortDescription: {
      en: 'A blacksmith’s boy comes into money from an unknown hand and learns in London what a gentleman is not.',
      fr: 'Un petit apprenti forgeron reçoit une fortune d’une main inconnue et découvre à Londres ce qu’un gentleman n’est pas.',
      de: 'Ein Schmiedejunge kommt durch eine unbekannte Hand zu Geld und lernt in London, was einen Gentleman nicht ausmacht.',
    },
    fullDescription: {
      en: 'Pip is a small boy in a churchyard on the marshes when an escaped convict seizes him and demands a file and something to eat. Not long after, he is sent to play in the house of Miss Havisham, where every clock has stopped and the wedding cake has rotted on the table, and where the beautiful Estella laughs at his boots.\n\nThen a lawyer brings news of great expectations, and Pip goes up to London to become somebody. Charles Dickens tells the story with all his comedy and his crowd of unforgettable faces, and with a tenderness for his hero’s mistakes that makes this his most human book.',
      fr: 'Pip n’est qu’un petit garçon dans un cimetière au bord des marais quand un forçat évadé le saisit et exige une lime et de quoi manger. Peu après, on l’envoie jouer chez miss Havisham, où toutes les horloges sont arrêtées, où le gâteau de noces pourrit sur la table, et où la belle Estella se moque de ses gros souliers.\n\nPuis un avoué lui annonce de grandes espérances, et Pip part pour Londres devenir quelqu’un. Charles Dickens y met toute sa drôlerie et sa foule de visages inoubliables. « Les Grandes Espérances » est aussi le plus tendre de ses livres, car il pardonne à son héros ses erreurs.',
      de: 'Pip ist ein kleiner Junge auf einem Friedhof in den Marschen, als ein entflohener Sträfling ihn packt und eine Feile und etwas zu essen verlangt. Bald darauf schickt man ihn zum Spielen zu Miss Havisham, in deren Haus alle Uhren stehen und der Hochzeitskuchen auf dem Tisch verfault und wo die schöne Estella über seine Stiefel lacht.\n\nDann bringt ein Anwalt die Nachricht von großen Erwartungen, und Pip geht nach London, um jemand zu werden. Charles Dickens erzählt mit all seinem Witz und einer Fülle unvergesslicher Gesichter. Mit den Fehlern seines Helden hat er so viel Nachsicht, dass „Große Erwartungen“ sein menschlichstes Buch geworden ist.',
    },
    chapter: 'Chapter I',
    firstPages: [
      'My father’s family name being Pirrip, and my Christian name Philip, my infant tongue could make of both names nothing longer or more explicit than Pip. So, I called myself Pip, and came to be called Pip.',
      'I give Pirrip as my father’s family name, on the authority of his tombstone and my sister—Mrs. Joe Gargery, who married the blacksmith. As I never saw my father or my mother, and never saw any likeness of either of them (for their days were long before the days of photographs), my first fancies regarding what they were like were unreasonably derived from their tombstones. The shape of the letters on my father’s, gave me an odd idea that he was a square, stout, dark man, with curly black hair. From the character and turn of the inscription, “Also Georgiana Wife of the Above,” I drew a childish conclusion that my mother was freckled and sickly. To five little stone lozenges, each about a foot and a half long, which were arranged in a neat row beside their grave, and were sacred to the memory of five little brothers of mine—who gave up trying to get a living, exceedingly early in that universal struggle—I am indebted for a belief I religiously entertained that they had all been born on their backs with their hands in their trousers-pockets, and had never taken them out in this state of existence.',
      'Ours was the marsh country, down by the river, within, as the river wound, twenty miles of the sea. My first most vivid and broad impression of the identity of things seems to me to have been gained on a memorable raw afternoon towards evening. At such a time I found out for certain that this bleak place overgrown with nettles was the churchyard; and that Philip Pirrip, late of this parish, and also Georgiana wife of the above, were dead and buried; and that Alexander, Bartholomew, Abraham, Tobias, and Roger, infant children of the aforesaid, were also dead and buried; and that the dark flat wilderness beyond the churchyard, intersected with dikes and mounds and gates, with scattered cattle feeding on it, was the marshes; and that the low leaden line beyond was the river; and that the distant savage lair from which the wind was rushing was the sea; and that the small bundle of shivers growing afraid of it all and beginning to cry, was Pip.',
      '“Hold your noise!” cried a terrible voice, as a man started up from among the graves at the side of the church porch. “Keep still, you little devil, or I’ll cut your throat!”',
    ],
  },
  {
    id: 'pd-alices-adventures-in-wonderland',
    mood: 'nature',
    shortDescription: {
      en: 'A bored little girl follows a rabbit with a watch and falls into a world where logic has gone on holiday.',
      fr: 'Une petite fille qui s’ennuie suit un lapin muni d’une montre et tombe dans un monde où la logique est en vacances.',
      de: 'Ein gelangweiltes Mädchen läuft einem Kaninchen mit Taschenuhr nach und fällt in eine Welt, in der die Logik Ferien hat.',
    },
    fullDescription: {
      en: 'Down the rabbit-hole Alice goes, and nothing is the right size any more, herself included. She nearly drowns in her own tears, takes advice from a caterpillar, sits down to a tea-party that never ends and plays croquet with a flamingo for a mallet, while a furious Queen calls for heads.\n\nLewis Carroll, who taught mathematics, made his nonsense out of perfectly good rules turned inside out: riddles without answers, poems that go wrong, questions no grown-up can settle. Children laugh at the creatures, older readers at the arguments, and Alice, sensible and polite, keeps asking what it all means.',
      fr: 'Au fond du terrier, plus rien n’a la bonne taille, à commencer par Alice elle-même. Elle manque de se noyer dans ses larmes, prend conseil d’une chenille, s’assied à un thé qui ne finit jamais et joue au croquet avec un flamant pour maillet, tandis qu’une reine furieuse réclame des têtes.\n\nProfesseur de mathématiques, Lewis Carroll a tiré sa fantaisie de règles excellentes retournées comme un gant, devinettes sans réponse, poèmes qui déraillent, questions à embarrasser les grandes personnes. Les enfants rient des créatures, les adultes des raisonnements, et l’héroïne des « Aventures d’Alice au pays des merveilles », toujours polie, cherche à comprendre.',
      de: 'Unten im Kaninchenbau stimmt keine Größe mehr, nicht einmal die eigene. Alice ertrinkt beinahe in ihren Tränen, lässt sich von einer Raupe beraten, sitzt bei einem Tee, der niemals endet, und spielt Krocket mit einem Flamingo als Schläger, während eine wütende Königin Köpfe fordert.\n\nLewis Carroll lehrte Mathematik, und sein Unsinn besteht aus tadellosen Regeln, die er umgestülpt hat wie einen Handschuh: Rätsel ohne Lösung, Gedichte, die entgleisen, Fragen, auf die kein Erwachsener eine Antwort weiß. Kinder lachen in „Alice im Wunderland“ über die Geschöpfe, Ältere über die Beweise, und Alice bleibt höflich und fragt weiter.',
    },
    chapter: 'Chapter I. Down the Rabbit-Hole',
    firstPages: [
      'Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do: once or twice she had peeped into the book her sister was reading, but it had no pictures or conversations in it, “and what is the use of a book,” thought Alice, “without pictures or conversations?”',
      'So she was considering in her own mind (as well as she could, for the hot day made her feel very sleepy and stupid), whether the pleasure of making a daisy-chain would be worth the trouble of getting up and picking the daisies, when suddenly a White Rabbit with pink eyes ran close by her.',
      'There was nothing so very remarkable in that; nor did Alice think it so very much out of the way to hear the Rabbit say to itself, “Oh dear! Oh dear! I shall be late!” (when she thought it over afterwards, it occurred to her that she ought to have wondered at this, but at the time it all seemed quite natural); but when the Rabbit actually took a watch out of its waistcoat-pocket, and looked at it, and then hurried on, Alice started to her feet, for it flashed across her mind that she had never before seen a rabbit with either a waistcoat-pocket, or a watch to take out of it, and burning with curiosity, she ran across the field after it, and fortunately was just in time to see it pop down a large rabbit-hole under the hedge.',
      'In another moment down went Alice after it, never once considering how in the world she was to get out again.',
      'The rabbit-hole went straight on like a tunnel for some way, and then dipped suddenly down, so suddenly that Alice had not a moment to think about stopping herself before she found herself falling down a very deep well.',
    ],
  },
  {
    id: 'pd-little-women',
    mood: 'plain',
    shortDescription: {
      en: 'Four sisters, one winter of war and very little money: a warm and clear-eyed story of growing up at home.',
      fr: 'Quatre sœurs, un hiver de guerre et bien peu d’argent, pour un récit chaleureux et lucide sur l’art de grandir.',
      de: 'Vier Schwestern, ein Kriegswinter und sehr wenig Geld: eine warmherzige und kluge Geschichte vom Erwachsenwerden.',
    },
    fullDescription: {
      en: 'Their father is away at the war, Christmas is coming and there will be no presents. Meg longs for pretty things, Jo wants to write and to be a boy, Beth plays the old piano, and Amy, the youngest, has trouble with long words and with her nose. Next door lives a lonely boy who watches their lighted window.\n\nLouisa May Alcott drew on her own family in New England, and the quarrels, amateur theatricals and burnt dinners have the ring of things remembered. Beneath the warmth lies a serious question, asked by each sister in her own way: what shall I do with my life?',
      fr: 'Le père est à la guerre, Noël approche et il n’y aura pas de cadeaux. Meg rêve de jolies choses, Jo voudrait écrire et être un garçon, Beth joue sur un vieux piano, et Amy, la benjamine, se fâche avec les mots difficiles. Dans la maison voisine, un garçon solitaire regarde leur fenêtre éclairée.\n\nLouisa May Alcott s’est souvenue de sa propre famille, en Nouvelle-Angleterre, et les disputes, le théâtre au salon, les dîners brûlés ont l’accent du vécu. Sous la tendresse, « Les Quatre Filles du docteur March » pose une vraie question, à laquelle chaque sœur répond à sa façon. Que faire de sa vie ?',
      de: 'Der Vater ist im Krieg, Weihnachten steht vor der Tür, und Geschenke wird es keine geben. Meg sehnt sich nach schönen Dingen, Jo will schreiben und am liebsten ein Junge sein, Beth spielt auf dem alten Klavier, und Amy, die Jüngste, kämpft mit schweren Wörtern. Nebenan schaut ein einsamer Junge zu ihrem hellen Fenster herüber.\n\nLouisa May Alcott hat sich an ihre eigene Familie in Neuengland erinnert, und man spürt es bei jedem Streit, jedem Theaterspiel und jedem verbrannten Essen. Hinter der Wärme von „Betty und ihre Schwestern“ steht eine ernste Frage, die jede von ihnen anders beantwortet: Was fange ich mit meinem Leben an?',
    },
    chapter: 'Chapter I. Playing Pilgrims',
    firstPages: [
      '“Christmas won’t be Christmas without any presents,” grumbled Jo, lying on the rug.',
      '“It’s so dreadful to be poor!” sighed Meg, looking down at her old dress.',
      '“I don’t think it’s fair for some girls to have plenty of pretty things, and other girls nothing at all,” added little Amy, with an injured sniff.',
      '“We’ve got Father and Mother, and each other,” said Beth contentedly from her corner.',
      'The four young faces on which the firelight shone brightened at the cheerful words, but darkened again as Jo said sadly, “We haven’t got Father, and shall not have him for a long time.” She didn’t say “perhaps never,” but each silently added it, thinking of Father far away, where the fighting was.',
      'Nobody spoke for a minute; then Meg said in an altered tone, “You know the reason Mother proposed not having any presents this Christmas was because it is going to be a hard winter for everyone; and she thinks we ought not to spend money for pleasure, when our men are suffering so in the army. We can’t do much, but we can make our little sacrifices, and ought to do it gladly. But I am afraid I don’t,” and Meg shook her head, as she thought regretfully of all the pretty things she wanted.',
    ],
  },
  {
    id: 'pd-middlemarch',
    mood: 'plain',
    shortDescription: {
      en: 'A whole provincial town, seen with wit and mercy, and in it a young woman who wants her life to count.',
      fr: 'Toute une ville de province, observée avec esprit et indulgence, et une jeune femme qui veut que sa vie serve à quelque chose.',
      de: 'Eine ganze Provinzstadt, mit Witz und Nachsicht betrachtet, und darin eine junge Frau, die ihrem Leben Gewicht geben will.',
    },
    fullDescription: {
      en: 'Dorothea Brooke, young, ardent and well-off, longs to do some good in the world and believes she has found the way: she will marry a learned clergyman twice her age and help him with his great book. Doctor Lydgate comes to the same town with new ideas about medicine and no idea at all about marriage. Both have something to learn.\n\nAround them George Eliot sets bankers, farmers, gossips and heirs, in the restless years before the Reform Act of 1832. Middlemarch is vast, funny and patient, a novel for grown-up people that finds as much drama in a drawing-room or a debt as others do in a battle.',
      fr: 'Jeune, ardente et riche, Dorothea Brooke veut faire le bien et croit avoir trouvé comment, en épousant un pasteur érudit deux fois plus âgé qu’elle pour l’aider à achever son grand ouvrage. Le docteur Lydgate arrive dans la même ville avec des idées neuves sur la médecine et aucune sur le mariage. Tous deux ont beaucoup à apprendre.\n\nAutour d’eux, George Eliot place des banquiers, des fermiers, des commères et des héritiers, dans les années agitées qui précèdent la réforme de 1832. « Middlemarch » est un livre immense, drôle et patient, où un salon ou une dette contiennent autant de drame qu’une bataille.',
      de: 'Dorothea Brooke, jung, leidenschaftlich und wohlhabend, möchte Gutes tun und meint, den Weg zu kennen: Sie heiratet einen gelehrten Geistlichen, der doppelt so alt ist wie sie, um ihm bei seinem großen Werk zu helfen. Doktor Lydgate kommt mit neuen Ideen über die Medizin und ganz ohne Ideen über die Ehe in dieselbe Stadt. Beide haben viel zu lernen.\n\nUm sie herum versammelt George Eliot Bankiers, Bauern, Klatschbasen und Erben, in den unruhigen Jahren vor der Reform von 1832. „Middlemarch“ ist ein weiter, komischer und geduldiger Roman, dem ein Salon oder eine Schuld so viel bedeuten wie anderen eine Schlacht.',
    },
    chapter: 'Prelude',
    firstPages: [
      'Who that cares much to know the history of man, and how the mysterious mixture behaves under the varying experiments of Time, has not dwelt, at least briefly, on the life of Saint Theresa, has not smiled with some gentleness at the thought of the little girl walking forth one morning hand-in-hand with her still smaller brother, to go and seek martyrdom in the country of the Moors? Out they toddled from rugged Avila, wide-eyed and helpless-looking as two fawns, but with human hearts, already beating to a national idea; until domestic reality met them in the shape of uncles, and turned them back from their great resolve. That child-pilgrimage was a fit beginning. Theresa’s passionate, ideal nature demanded an epic life: what were many-volumed romances of chivalry and the social conquests of a brilliant girl to her? Her flame quickly burned up that light fuel; and, fed from within, soared after some illimitable satisfaction, some object which would never justify weariness, which would reconcile self-despair with the rapturous consciousness of life beyond self. She found her epos in the reform of a religious order.',
      'That Spanish woman who lived three hundred years ago, was certainly not the last of her kind. Many Theresas have been born who found for themselves no epic life wherein there was a constant unfolding of far-resonant action; perhaps only a life of mistakes, the offspring of a certain spiritual grandeur ill-matched with the meanness of opportunity; perhaps a tragic failure which found no sacred poet and sank unwept into oblivion. With dim lights and tangled circumstance they tried to shape their thought and deed in noble agreement; but after all, to common eyes their struggles seemed mere inconsistency and formlessness; for these later-born Theresas were helped by no coherent social faith and order which could perform the function of knowledge for the ardently willing soul. Their ardour alternated between a vague ideal and the common yearning of womanhood; so that the one was disapproved as extravagance, and the other condemned as a lapse.',
      'Some have felt that these blundering lives are due to the inconvenient indefiniteness with which the Supreme Power has fashioned the natures of women: if there were one level of feminine incompetence as strict as the ability to count three and no more, the social lot of women might be treated with scientific certitude. Meanwhile the indefiniteness remains, and the limits of variation are really much wider than any one would imagine from the sameness of women’s coiffure and the favourite love-stories in prose and verse. Here and there a cygnet is reared uneasily among the ducklings in the brown pond, and never finds the living stream in fellowship with its own oary-footed kind. Here and there is born a Saint Theresa, foundress of nothing, whose loving heart-beats and sobs after an unattained goodness tremble off and are dispersed among hindrances, instead of centring in some long-recognisable deed.',
    ],
  },
  {
    id: 'pd-treasure-island',
    mood: 'sea',
    shortDescription: {
      en: 'A map, a schooner and a one-legged cook: the pirate story from which all the others have stolen.',
      fr: 'Une carte, une goélette et un cuisinier à la jambe de bois, dans l’histoire de pirates que toutes les autres ont pillée.',
      de: 'Eine Karte, ein Schoner und ein einbeiniger Koch: die Piratengeschichte, bei der alle anderen sich bedient haben.',
    },
    fullDescription: {
      en: 'An old seaman takes a room at a lonely inn on the coast, drinks too much rum and watches the road for a man with one leg. When he dies, the innkeeper’s boy, Jim Hawkins, opens his sea-chest and finds the map of an island. Soon a ship is fitted out, and the friendliest man aboard is the cook, Long John Silver.\n\nRobert Louis Stevenson wrote the tale to amuse his stepson, and it has never stopped running: the apple barrel, the stockade, the voice among the trees. Silver remains its great invention, a rogue so brave and so charming that Jim, and we, can never quite hate him.',
      fr: 'Un vieux marin s’installe dans une auberge perdue sur la côte, boit trop de rhum et guette sur la route un homme à une jambe. À sa mort, le fils de l’aubergiste, Jim Hawkins, ouvre son coffre et y trouve la carte d’une île. Bientôt on arme un navire, et l’homme le plus aimable du bord est le cuisinier, Long John Silver.\n\nRobert Louis Stevenson écrivit « L’Île au trésor » pour amuser son beau-fils, et le récit n’a jamais ralenti, du tonneau de pommes à la voix parmi les arbres. Silver en est le coup de génie, un coquin si brave et si charmeur que nul ne parvient à le haïr.',
      de: 'Ein alter Seemann nimmt sich ein Zimmer in einem einsamen Gasthof an der Küste, trinkt zu viel Rum und hält Ausschau nach einem Mann mit nur einem Bein. Als er stirbt, öffnet der Wirtssohn Jim Hawkins die Seekiste und findet die Karte einer Insel. Bald ist ein Schiff ausgerüstet, und der freundlichste Mann an Bord ist der Koch Long John Silver.\n\nRobert Louis Stevenson schrieb „Die Schatzinsel“, um seinen Stiefsohn zu unterhalten, und sie hat bis heute kein Tempo verloren, vom Apfelfass bis zur Stimme zwischen den Bäumen. Silver ist ihr Meisterstück, ein Schurke von so viel Mut und Charme, dass man ihm nie ganz böse sein kann.',
    },
    chapter: 'Chapter I. The Old Sea-dog at the Admiral Benbow',
    firstPages: [
      'Squire Trelawney, Dr. Livesey, and the rest of these gentlemen having asked me to write down the whole particulars about Treasure Island, from the beginning to the end, keeping nothing back but the bearings of the island, and that only because there is still treasure not yet lifted, I take up my pen in the year of grace 17—, and go back to the time when my father kept the Admiral Benbow inn and the brown old seaman with the sabre cut first took up his lodging under our roof.',
      'I remember him as if it were yesterday, as he came plodding to the inn door, his sea-chest following behind him in a hand-barrow—a tall, strong, heavy, nut-brown man, his tarry pigtail falling over the shoulder of his soiled blue coat, his hands ragged and scarred, with black, broken nails, and the sabre cut across one cheek, a dirty, livid white. I remember him looking round the cove and whistling to himself as he did so, and then breaking out in that old sea-song that he sang so often afterwards:',
      '“Fifteen men on the dead man’s chest— Yo-ho-ho, and a bottle of rum!”',
      'in the high, old tottering voice that seemed to have been tuned and broken at the capstan bars. Then he rapped on the door with a bit of stick like a handspike that he carried, and when my father appeared, called roughly for a glass of rum. This, when it was brought to him, he drank slowly, like a connoisseur, lingering on the taste and still looking about him at the cliffs and up at our signboard.',
      '“This is a handy cove,” says he at length; “and a pleasant sittyated grog-shop. Much company, mate?”',
      'My father told him no, very little company, the more was the pity.',
    ],
  },
  {
    id: 'pd-adventures-of-huckleberry-finn',
    mood: 'nature',
    shortDescription: {
      en: 'A runaway boy and a man escaping slavery drift down the Mississippi on a raft, towards freedom or away from it.',
      fr: 'Un garçon en fuite et un homme qui échappe à l’esclavage descendent le Mississippi sur un radeau, en quête de liberté.',
      de: 'Ein ausgerissener Junge und ein Mann auf der Flucht vor der Sklaverei treiben auf einem Floß den Mississippi hinab.',
    },
    fullDescription: {
      en: 'Huck Finn has had enough of clean clothes, spelling lessons and a drunken father. He fakes his own death, paddles to an island and meets Jim, who has run away rather than be sold down the river. They share a raft, a fishing line and, night after night, the widest river in America.\n\nOn its banks they run into feuds, frauds and mobs; out on the water they have peace. Mark Twain lets Huck tell it in his own unschooled English, and lets him wrestle with a conscience that has been taught the wrong lesson. The result is very funny and, under the fun, one of the bravest of American novels.',
      fr: 'Huck Finn en a assez des habits propres, des leçons d’orthographe et d’un père ivrogne. Il met en scène sa propre mort, gagne une île et y rencontre Jim, qui s’est enfui pour ne pas être vendu. Ils partagent un radeau, une ligne de pêche et, nuit après nuit, le plus large fleuve d’Amérique.\n\nSur les rives les attendent vendettas, escrocs et foules en colère, tandis qu’au milieu du courant règne la paix. Dans « Les Aventures de Huckleberry Finn », Mark Twain laisse parler Huck dans sa langue à lui, aux prises avec une conscience à qui l’on a mal appris la leçon. C’est très drôle, et c’est un grand acte de courage.',
      de: 'Huck Finn hat genug von sauberen Kleidern, Rechtschreibung und einem trinkenden Vater. Er täuscht seinen eigenen Tod vor, paddelt zu einer Insel und trifft dort Jim, der fortgelaufen ist, um nicht verkauft zu werden. Sie teilen sich ein Floß, eine Angelschnur und Nacht für Nacht den breitesten Strom Amerikas.\n\nAn den Ufern geraten sie an Fehden, Betrüger und wütende Haufen, auf dem Wasser haben sie Frieden. In „Die Abenteuer des Huckleberry Finn“ lässt Mark Twain den Jungen in seiner eigenen Sprache erzählen und mit einem Gewissen ringen, dem man das Falsche beigebracht hat. Das ist sehr komisch und zugleich ein mutiges Buch.',
    },
    chapter: 'Chapter I',
    firstPages: [
      'You don’t know about me without you have read a book by the name of The Adventures of Tom Sawyer; but that ain’t no matter. That book was made by Mr. Mark Twain, and he told the truth, mainly. There was things which he stretched, but mainly he told the truth. That is nothing. I never seen anybody but lied one time or another, without it was Aunt Polly, or the widow, or maybe Mary. Aunt Polly—Tom’s Aunt Polly, she is—and Mary, and the Widow Douglas is all told about in that book, which is mostly a true book, with some stretchers, as I said before.',
      'Now the way that the book winds up is this: Tom and me found the money that the robbers hid in the cave, and it made us rich. We got six thousand dollars apiece—all gold. It was an awful sight of money when it was piled up. Well, Judge Thatcher he took it and put it out at interest, and it fetched us a dollar a day apiece all the year round—more than a body could tell what to do with. The Widow Douglas she took me for her son, and allowed she would sivilize me; but it was rough living in the house all the time, considering how dismal regular and decent the widow was in all her ways; and so when I couldn’t stand it no longer I lit out. I got into my old rags and my sugar-hogshead again, and was free and satisfied. But Tom Sawyer he hunted me up and said he was going to start a band of robbers, and I might join if I would go back to the widow and be respectable. So I went back.',
      'The widow she cried over me, and called me a poor lost lamb, and she called me a lot of other names, too, but she never meant no harm by it. She put me in them new clothes again, and I couldn’t do nothing but sweat and sweat, and feel all cramped up. Well, then, the old thing commenced again. The widow rung a bell for supper, and you had to come to time. When you got to the table you couldn’t go right to eating, but you had to wait for the widow to tuck down her head and grumble a little over the victuals, though there warn’t really anything the matter with them,—that is, nothing only everything was cooked by itself. In a barrel of odds and ends it is different; things get mixed up, and the juice kind of swaps around, and the things go better.',
    ],
  },
]
