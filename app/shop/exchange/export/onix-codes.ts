import { isBisac } from '#app/shop/catalogue/text/bisac.ts'
/** Each pair is a code of ISO 639-1 and one of ONIX list 74 (ISO 639-2/B). */
const pairs =
  'aa aar ab abk af afr ak aka am amh an arg ar ara as asm av ava ay aym az aze ba bak be bel bg bul bh bih bi bis bm bam bn ben bo tib br bre bs bos ca cat ce che ch cha co cos cr cre cs cze cu chu cv chv cy wel da dan de ger dv div dz dzo ee ewe el gre en eng eo epo es spa et est eu baq fa per ff ful fi fin fj fij fo fao fr fre fy fry ga gle gd gla gl glg gn grn gu guj gv glv ha hau he heb hi hin ho hmo hr hrv ht hat hu hun hy arm hz her ia ina id ind ie ile ig ibo ii iii ik ipk io ido is ice it ita iu iku ja jpn jv jav ka geo kg kon ki kik kj kua kk kaz kl kal km khm kn kan ko kor kr kau ks kas ku kur kv kom kw cor ky kir la lat lb ltz lg lug li lim ln lin lo lao lt lit lu lub lv lav mg mlg mh mah mi mao mk mac ml mal mn mon mr mar ms may mt mlt my bur na nau nb nob nd nde ne nep ng ndo nl dut nn nno no nor nr nbl nv nav ny nya oc oci oj oji om orm or ori os oss pa pan pi pli pl pol ps pus pt por qu que rm roh rn run ro rum ru rus rw kin sa san sc srd sd snd se sme sg sag si sin sk slo sl slv sm smo sn sna so som sq alb sr srp ss ssw st sot su sun sv swe sw swa ta tam te tel tg tgk th tha ti tir tk tuk tl tgl tn tsn to ton tr tur ts tso tt tat tw twi ty tah ug uig uk ukr ur urd uz uzb ve ven vi vie vo vol wa wln wo wol xh xho yi yid yo yor za zha zh chi zu zul'

const bibliographic = new Map(
  pairs.split(' ').flatMap((code, n, all) => (n % 2 === 0 ? [[code, all[n + 1]!] as const] : [])),
)

/** Returns a code of ONIX list 74, or `und` for other languages. */
export function languageCodeOf(tag: string): string {
  const [primary = ''] = tag.split('-')
  return bibliographic.get(primary) ?? (/^[a-z]{3}$/.test(primary) ? primary : 'und')
}

export const productForms = {
  hardback: 'BB',
  paperback: 'BC',
  'e-book': 'ED',
  'audiobook-cd': 'AC',
} as const

/** ONIX list 27 has 10 for BISAC, 93 for Thema subjects, and 94 to 99 for its qualifiers by their first digit. */
export function subjectScheme(code: string): string {
  if (isBisac(code)) return '10'
  const digit = /^[1-6]/.exec(code)?.[0]
  return digit === undefined ? '93' : String(93 + Number(digit))
}

/** Returns an ONIX date with its format (list 55), or undefined for years outside 1000 to 2999. */
export function onixDateOf(date: string): { text: string; format: string } | undefined {
  const formats: Record<number, string> = { 4: '05', 6: '01', 8: '00' }
  const text = date.replaceAll('-', '')
  const format = formats[text.length]
  return /^[12]\d{3}(-\d\d){0,2}$/.test(date) && format ? { text, format } : undefined
}
