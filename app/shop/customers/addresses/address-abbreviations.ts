const words = (text: string) => text.trim().split(/\s+/)

/** Lists what is written before a dot in names and addresses of the shop's countries, in lower case without accents. */
export const abbreviations: ReadonlySet<string> = new Set(
  words(`
    abt adj adv all allee apartment app appt apt apts at av ave avenue bat bd beh behind blk blvd bldg
    block boul br brig bros bvd capt cdr cdt ch che chem chemin chs cial cir cne co col com corp cours
    cross crs ctre cyber dept dg dipl dir dist div door dr eg eng er esc etg ets exc ext extn
    fa fam fbg fg fl flat floor flr fr frl front gal gali galli gebr gen geb gf gmbh gnd govt gr grd gt
    ham haus hd hop hosp hof house hq hr hs hse hsg hth hths imm imp ind indl ing inh inst jn jur kh km kum lane late ln lot
    lt ltd lwr mag maj mal mandal marg med messrs mgr mh mkt mlle mm mme mohd mr mrs ms mt mte mun munc
    nat natl near new no nr og old op opp opposite pass pf ph phase phil pl place plot po port post prof
    pr ps pt pte pvt pvte qr qrs qtr qtrs qu quai quart rd rear ref reg regd rer res rest rev rly rm room
    route rte rue sch sci sec sect sector seitenfl sh shop shri sir sk smt soc sq sr sri st sta stage ste
    stg stk stn str street sy tal taluka teh tel tk tq tuer twr ug unit univ upr vdhs vet vh vill vpo
    ward whg zac zi zimmer
  `),
)

/**
 * Lists top-level domains that are also words, abbreviations or surnames in addresses, like the Norwegian one in
 * "H.No". After an abbreviation they count as part of the address.
 */
export const addressDomains: ReadonlySet<string> = new Set(
  words(`
    abbott academy ag al apartments app ar art associates au bank berlin black bond box br build builders cab
    cafe camp care cars center ch church city clinic club co coach college company computer construction cricket
    dance de dental dev doctor dupont eg energy engineer engineering enterprises er estate et family farm fire fish
    fitness flowers football ford forum foundation fox fr furniture gal garden gallery garage gent george
    global gmbh gold golf green group gt guru haus healthcare health hospital hotel hotels house hughes
    in industries ing institute international is kim kg km land la law leclerc li lilly limited lincoln link
    london lt ltd lu ma management market md med media mh mr ms mt museum ne new ng no nr office paris park
    page parts pe pharmacy ph philips photo pizza place pl plus pohl post press prof properties property ps pt
    re read realty red ren repair rest restaurant rich rogers rose sale salon sbi sc schmidt school
    schule schwarz se security services sh sharp shop silk sk sky song soy sr st star statebank storage
    store street studio supply surgery tailor tata taxi tech theater theatre tk today tools top tours town
    trade trading training trust ug university versicherung vet villas vin viva wales walter wang weber weir
    wien win wine winners work works world yoga zone
  `),
)
