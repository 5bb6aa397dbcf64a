/**
 * What shoppers type in many scripts and what they expect, over titles made for it: written before the search knew
 * these scripts, and not edited to fit what the shop answers.
 */
export type ScriptTitle = { id: string; name: string; language: string; author: string }

const inLanguage = (language: string, titles: [id: string, name: string, author: string][]) =>
  titles.map(([id, name, author]): ScriptTitle => ({ id, name, language, author }))

/** Invisible marks stand as escapes, so that a reader sees them. */
export const scriptTitles: ScriptTitle[] = [
  ...inLanguage('hi', [
    ['godan', 'गोदान', 'प्रेमचंद'],
    ['gaban', 'गबन', 'प्रेमचंद'],
    ['kamal', 'कमल', 'अज्ञेय'],
    ['kamala', 'कमला', 'महादेवी वर्मा'],
    ['din', 'दिन', 'निर्मल वर्मा'],
    ['deen', 'दीन', 'रांगेय राघव'],
    ['madhushala', 'मधुशाला', 'हरिवंश राय बच्चन'],
    ['vyakaran', 'हिन्दी व्याकरण की पुस्तक', 'कामता प्रसाद गुरु'],
    ['orwell-hi', '१९८४', 'जॉर्ज ऑरवेल'],
  ]),
  ...inLanguage('bn', [
    ['gitanjali', 'গীতাঞ্জলি', 'রবীন্দ্রনাথ ঠাকুর'],
    ['chokher-bali', 'চোখের বালি', 'রবীন্দ্রনাথ ঠাকুর'],
    ['bala', 'বালা', 'সুকুমার রায়'],
    ['panchali', 'পথের পাঁচালী', 'বিভূতিভূষণ বন্দ্যোপাধ্যায়'],
  ]),
  ...inLanguage('ta', [
    ['kural', 'திருக்குறள்', 'திருவள்ளுவர்'],
    ['ponniyin', 'பொன்னியின் செல்வன்', 'கல்கி'],
    ['sivagami', 'சிவகாமியின் சபதம்', 'கல்கி'],
    ['kal', 'கல்', 'ஜெயமோகன்'],
    ['kalai', 'கலை', 'புதுமைப்பித்தன்'],
  ]),
  ...inLanguage('te', [
    ['padagalu', 'వేయి పడగలు', 'విశ్వనాథ సత్యనారాయణ'],
    ['bharatam', 'మహాభారతం', 'నన్నయ'],
    ['prasthanam', 'మహాప్రస్థానం', 'శ్రీశ్రీ'],
  ]),
  ...inLanguage('th', [
    ['si-phaendin', 'สี่แผ่นดิน', 'คึกฤทธิ์ ปราโมช'],
    ['chaochai', 'เจ้าชายน้อย', 'อ็องตวน เดอ แซ็งเตกซูว์เปรี'],
    ['ahan', 'อาหารไทยง่ายๆ ที่บ้าน', 'สมศรี ใจดี'],
    ['phasa', 'ภาษาไทยเบื้องต้น', 'สมชาย ใจดี'],
  ]),
  ...inLanguage('zh', [
    ['honglou', '红楼梦', '曹雪芹'],
    ['santi', '三体', '刘慈欣'],
    ['santi-2', '三体II：黑暗森林', '刘慈欣'],
    ['caipu', '中国家常菜谱大全', '王明'],
    ['python-zh', 'Python编程：从入门到实践', '埃里克'],
  ]),
  ...inLanguage('ja', [
    ['wagahai', '吾輩は猫である', '夏目漱石'],
    ['neko', '１００万回生きたねこ', '佐野洋子'],
    ['norway', 'ノルウェイの森', '村上春樹'],
    ['kafka', '海辺のカフカ', '村上春樹'],
    ['kagaku', 'かがくのとも', '福音館'],
    ['java-ja', 'ｽｯｷﾘわかるＪａｖａ入門', '中山清喬'],
  ]),
  ...inLanguage('ko', [
    ['vegetarian', '채식주의자', '한강'],
    ['sonyeon', '소년이 온다', '한강'],
    ['yori', '한국요리백과사전', '김철수'],
    ['python-ko', '파이썬프로그래밍입문', '이영희'],
  ]),
  ...inLanguage('ar', [
    ['awlad', 'أولاد حارتنا', 'نجيب محفوظ'],
    ['mawsim', 'مَوْسِمُ الهِجْرَة إلى الشَّمال', 'الطيب صالح'],
    ['layla', 'ألف ليلة وليلة', 'مجهول'],
  ]),
  ...inLanguage('fa', [['mikhaham', 'می\u200cخواهم زنده بمانم', 'صادق هدایت']]),
  ...inLanguage('he', [
    ['ahava', 'סיפור על אהבה וחושך', 'עמוס עוז'],
    ['shirim', 'שִׁיר הַשִּׁירִים', 'שלמה'],
    ['mixed-he', '\u202bPython למתחילים\u202c', 'דן כהן'],
  ]),
  ...inLanguage('el', [['odysseia', 'Οδύσσεια', 'Όμηρος']]),
  ...inLanguage('ru', [['yolka', 'Ёлка', 'Михаил Зощенко']]),
  ...inLanguage('de', [
    ['dampfschiff', 'Donau\u00addampf\u00adschiff\u00adfahrt', 'Karl Huber'],
    ['strasse', 'Die Straße', 'Karl Huber'],
  ]),
  ...inLanguage('en', [
    ['c', 'The C Programming Language', 'Brian W. Kernighan'],
    ['cpp', 'The C++ Programming Language', 'Bjarne Stroustrup'],
    ['cpp-primer', 'C++ Primer', 'Stanley Lippman'],
    ['csharp', 'C# in Depth', 'Jon Skeet'],
    ['fsharp', 'Expert F# 4.0', 'Don Syme'],
    ['dotnet', 'Pro .NET Memory Management', 'Konrad Kokosa'],
    ['net', 'A Net for Small Fishes', 'Lucy Jago'],
    ['cat', 'A Cat in the Tree', 'Ann Lee'],
    ['catalogue', 'Catalogue of Stars', 'Ann Lee'],
    ['cathedral', 'Cathedral', 'Raymond Carver'],
    ['zero-width', 'Zero\u200bGravity\ufeff', 'Ann Lee'],
    ['family', 'The Family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} Book', 'Ann Lee'],
  ]),
]

/**
 * `first` holds the expected first three, or fewer if no other title is meant: the very first stands first, the others
 * follow in any order, and nothing else is among the first three. Of titles that are meant alike the first by name leads.
 */
export type ScriptSearch = { query: string; first: string[] }

const table: [query: string, ...first: string[]][] = [
  // Devanagari: vowel signs make other words, a beginning finds its word, digits are one in all scripts.
  ['गोदान', 'godan'],
  ['गोदा', 'godan'],
  ['कमल', 'kamal', 'kamala'],
  ['कमला', 'kamala'],
  ['दिन', 'din'],
  ['दीन', 'deen'],
  ['प्रेमचंद', 'godan', 'gaban'],
  ['व्याकरण हिन्दी', 'vyakaran'],
  ['1984', 'orwell-hi'],
  ['١٩٨٤', 'orwell-hi'],
  ['गोदन', 'godan'],
  // Bengali, Tamil, Telugu.
  ['গীতাঞ্জলি', 'gitanjali'],
  ['বালি', 'chokher-bali'],
  ['বালা', 'bala'],
  ['রবীন্দ্রনাথ', 'gitanjali', 'chokher-bali'],
  ['திருக்குறள்', 'kural'],
  ['செல்வன்', 'ponniyin'],
  ['கல்', 'kal', 'ponniyin', 'sivagami'],
  ['கலை', 'kalai'],
  ['మహాభారతం', 'bharatam'],
  ['పడగలు', 'padagalu'],
  ['మహా', 'prasthanam', 'bharatam'],
  // Thai has no blanks between words.
  ['แผ่นดิน', 'si-phaendin'],
  ['ไทย', 'ahan', 'phasa'],
  ['เจ้าชายน้อย', 'chaochai'],
  ['อาหาร ไทย', 'ahan'],
  // Chinese.
  ['红楼梦', 'honglou'],
  ['三体', 'santi', 'santi-2'],
  ['森林', 'santi-2'],
  ['黑暗森林', 'santi-2'],
  ['菜谱', 'caipu'],
  ['python 入门', 'python-zh'],
  ['刘慈欣 森林', 'santi-2'],
  // Japanese: width and kana fold, voiced letters are other letters.
  ['猫', 'wagahai'],
  ['ネコ', 'neko'],
  ['100万回', 'neko'],
  ['のるうぇいのもり', 'norway'],
  ['ノルウェイ', 'norway'],
  ['カガク', 'kagaku'],
  ['村上春樹', 'norway', 'kafka'],
  ['java 入門', 'java-ja'],
  ['スッキリ', 'java-ja'],
  // Korean: found by a part of a word.
  ['채식주의자', 'vegetarian'],
  ['요리', 'yori'],
  ['프로그래밍', 'python-ko'],
  ['한강', 'sonyeon', 'vegetarian'],
  // Arabic, Persian, Hebrew: with and without points, and without invisible marks.
  ['موسم الهجرة', 'mawsim'],
  ['أَوْلاد', 'awlad'],
  ['میخواهم', 'mikhaham'],
  ['שיר השירים', 'shirim'],
  ['python למתחילים', 'mixed-he'],
  // Greek, Cyrillic and Latin accents; soft hyphens and zero widths.
  ['ΟΔΥΣΣΕΙΑ', 'odysseia'],
  ['елка', 'yolka'],
  ['Donaudampfschifffahrt', 'dampfschiff'],
  ['zerogravity', 'zero-width'],
  // Signs that carry meaning, and a whole word before a beginning.
  ['c++', 'cpp-primer', 'cpp'],
  ['c#', 'csharp'],
  ['.net', 'dotnet'],
  ['f# expert', 'fsharp'],
  ['cat', 'cat', 'cathedral', 'catalogue'],
]

export const scriptSearches: ScriptSearch[] = table.map(([query, ...first]) => ({ query, first }))
