/** Lines of addresses and names as people of a country write them, with dots and strokes and without blanks. */
const lines = (text: string) => text.trim().split('\n')

export const indianLines = lines(`
H.No.12/3, Opp.SBI/ATM
H.no.12.new colony
Plot.4.Link Road
H.No.7/2.Dev Nagar
Sec.5.New Town
House.No.5, Lane.No.5
Opp.City Mall
Stg.II/Top 4
Flat.No.302/B, Sai Residency
D.No.4-5-29/21, 4th Lane
S.No.45/2A, Nr.Bank of Baroda
Plot.No.118, Ph.II, Sec.14
No.24/1, 3rd Cross, M.G.Road
Opp.Post Office, At.Post.Wadgaon
At.Po.Shirdi, Tal.Rahata
Pvt.Ltd, Unit No.5/A
C.H.S.Ltd, Bldg.No.7/B-Wing
Co.Op.Hsg.Soc.Ltd, Andheri (W)
Hsg.Soc.No.12/A
St.Mary's School/Hostel Block
Nr.St.Xavier's College
Opp.School No.2
Nr.Church/Bus Stop
Opp.Hospital, Gr.Flr.
Dr.B.R.Ambedkar Rd/Parel
C/o.Dr.K.S.Rao
C/o.Sh.Ram Kumar
S/o.Md.Ali
S/o.Sk.Md.Rafiq
W/o.Lt.Col.Singh
M/s.Sharma & Co.Ltd
M/s.Gupta Bros. & Co.
K.No.9/14, Old Rajinder Nagar
Kh.No.221/3, Village Chhatarpur
W.No.4/Door No.11
Sy.No.88/1, Whitefield
Rm.No.3/2, Chawl No.8
Shop.No.5, Opp.Gold's Gym
Opp.Gas Agency, Nr.Fire Station
Opp.Garden/Market
I.N.A.Market, Block.C/4
T.Nagar, Chennai
K.K.Nagar (W)/Sec.8
B.H.E.L.Township, Qtr.No.D/12
L.I.C.Colony, Type.II/34
P.O.Box 1234/GPO
P.S.Kotwali, Dist.Patna
Vill.Rampur, P.O.Sadar/P.S.Sadar
V.P.O.Sarna, Teh.Pathankot
G.T.Rd/Bypass
J.P.Nagar 7th Ph./Brigade Millennium
Stg.2/Top Floor
Rly.Qtr.No.45/C
A.K.De, B.Com
S.K.De/P.K.De
Smt.Lakshmi/Sri.Venkat
Mr.A.P.J.Rao
Adv.R.Nair, B.A./LL.B.
Rev.Fr.John D'Souza
Sr.Mary, Fr.Agnel School
Prof.S.Ram, M.Sc./Ph.D.
Er.S.Singh, M.Tech
Capt.R.George
Gali.No.4/2, Shahdara
Apt.4/B, Twr.2
Fl.No.6/1, 2nd.Floor
Ist.Flr/Rear
Behind.Govt.Press/Canteen
Opp.Rest House
M.I.D.C./Plot A.12
J&K.Bank/Lal Chowk
No.7/4,2nd Main,Nr.Water Tank
1st.Main/2nd.Cross
Mohd.Salim/Md.Iqbal
`)

export const frenchLines = lines(`
12 av.de la République
3 bd.de la Gare/Hall B
Bd.St.Michel
5 r.de Paris/2e étage
Pl.de la Mairie
Z.I.de la Vallée
Z.A.de l'Étang/Lot 4
Z.A.C.de Paris Nord 2
Av.du Gal.de Gaulle
Av.du Gal.Leclerc
R.du Mal.de Lattre de Tassigny
Fg.St.Honoré
R.du Fg.St.Denis/Cour
Ch.de la Croix/Villa 2
Ch.au Bois
Imp.de l'Église
Rte.de Lyon
All.de la Forêt
Bât.A/Esc.2
Bât.B/Apt.12
Bat.B.App.12
App.3/Bât.C
Apt.3/Esc.B
Appt.12/3e ét.
Rés.de la Plage/Bât.C
Rés.Les Lilas/Ent.4
Rés.St.Jean
M.et Mme Dupont
M.et Mme.Martin/Durand
Mme.de La Tour
Mlle.Lefèvre/Mme Petit
Dr.Martin/Cabinet
Dr.Philips
Me.Bernard/Étude
Pr.de Villiers
Mgr.Dupanloup
B.P.12/C.S.40001
C.C.La Part-Dieu/Niv.2
C.Cial.Carrefour/Porte 3
Ctre.Cial.de la Défense
Sq.de la Tour
Qu.de Seine
Crs.de Vincennes
Lot.la Pinède
Lot.Les Pins/N.12
Imm.Le France/Apt.45
H.L.M.de la Paix
N.D.de Lorette
Ste.Anne/Bourg
St.Germain-en-Laye
St.Et.Rouvray
Hop.St.Louis
Pte.de Clignancourt
Mte.de la Garde
Ham.de la Borde
Quart.de la Gare
Domaine St.Paul/Mas 3
Pass.du Nord/Cour 2
10 bis/12 ter r.du Bac
1er ét./Gche
2e ét.dte/Fond cour
Rez-de-ch./Porte D
E.A.R.L.de la Ferme
S.A.R.L.Dupont/Atelier
Ets.Durand & Cie.
Ecole J.Ferry/Loge
Lycée St.Ex./Internat
Chez M.de Broglie
C/o M.Li
`)

export const germanLines = lines(`
Dr.Müller/Schmidt
Mag.art.Huber
Dr.Schmidt
Dr.med.Müller/Praxis
Prof.Dr.med.Weber
Dr.med.vet.Schulz
Dr.rer.nat.Klein
Dr.jur.Lang/Kanzlei
Dr.-Ing.Braun
Dipl.-Ing.Meier/Büro
Dipl.Ing.Schwarz
Ing.Walter
Fr.Müller/Hr.Meier
Fr.Weber
Hr.Schwarz/Fr.Pohl
Fam.Schmidt/Klein
Fam.Weber/Hinterhaus
Müller/Schmidt
Hauptstr.12/Hinterhaus
Hauptstr.5/2.OG
2.OG.li/App.4
3.OG.re/Top 7
EG.li
EG.re/Hof
1.St.re
1.Stock/Tür 5
Stg.II/Top 4
Stg.2/Tür 12
Hs.Nr.5/a
Haus-Nr.7/Whg.3
Str.Nr.12
Whg.Nr.22/Etage 3
Zi.Nr.4/Wohnheim
Geb.3/Tor 2
Abt.Einkauf/z.Hd.Herrn Roth
z.Hd.Fr.Schmidt
z.Hd.v.Frau Klein
c/o A.Meier/2
c/o Fa.Meyer/Lager
Meyer GmbH & Co.KG
Meyer GmbH & Co.KG/Lager 2
Gebr.Weiss/Rampe 4
Fa.Schwarz/Tor 1
Inh.K.Schmidt
Frankfurt a.M./Höchst
Rothenburg o.d.T.
Bad Homburg v.d.H.
Halle a.d.Saale
St.Georgen i.Schw.
St.Pölten/Nord
St.Martin-Str.4
Bgm.-Smidt-Str.5
K.-Adenauer-Platz 1/EG
Bhf.Str.9/Hof
Dorfstr.1a/OT Neu
A.-Bebel-Str.3/H2
M.Sc.Lena Huber
B.A.Kurz/M.A.Lang
J.W.v.Goethe/Schiller
Postf.12/34
Pf.1203/Zst.
Straße d.17.Juni 135/Block C
Str.d.Friedens 4
1.Hof li./2.Aufg.
Vdhs.3.OG/re.
Hths.EG/li.
Seitenfl.re.2.OG
Geschw.-Scholl-Str.2/4
e.V.Bücherfreunde/Büro
i.A.Schulz/i.V.Roth
`)

export const britishLines = lines(`
Flat 2/1, 14 Gt.Western Rd
Flat.No.2/1
Flat.3/Top Floor
Apt.4/2, The Maltings
No.10/Rear
Hse.No.5
Fl.3/Rm.12
St.John's Wood/Lodge
St.Peter's St/Old Church
1 St.George's Sq.
St.Ives/Cornwall
Nr.Bath/Somerset
Nr.Church/Green
c/o Mr.J.Smith
c/o Dr.A.Green
c/o Mrs.P.Ford/Flat 3
Mr.& Mrs.K.Black
Mr.W.Page/Ms.L.Kim
Mr.T.Law/T.Bond
Rev.J.Fox/Vicarage
Rev.Fr.O'Brien
Prof.R.Sharp/Dept.of Physics
Sir R.Rogers
Ms.D.Weir
Messrs.Read & Co.Ltd
Smith & Co.Ltd/Unit 4
J.Read & Co.
Unit.4/Ind.Est
Unit 7/B, Trading Est.
Bldg.2/Floor 3
Blk.B/Rm.7
Co.Durham
Co.Down/N.Ireland
Co.Antrim/BT1
N.Yorks/S.Yorks
E.Sussex/W.Sussex
W.Mids
N.W.London
S.E.London/Zone 2
Gt.Yarmouth/Norfolk
Lt.Col.J.Hughes
Maj.Gen.P.Lincoln
Capt.H.Walter (Ret.)
K.Ng/L.Ma
Md.Ali/Dr.Md.Khan
P.O.Box 12/GPO
H.M.S.Victory/Dockyard
R.A.F.Brize Norton
U.C.L./Gower St.
St.Thomas'/Ward 7
Upr.Flat/Lwr.Ground
Gnd.Flr/Rear
1st.Flr/Front
2nd.Fl.Right
2/1/14.High Street
Opp.Post Office/Bank
Opp.Bank/ATM
Adj.House/Annexe
The Old Sch.House/Barn
Mt.Pleasant/Depot
Stn.Rd/Yard
Ch.Rd.North/Cottage
Jn.of A1/B2
Q.E.Hospital/Ward 3
A.J.P.Taylor/M.Phil
J.King, B.Sc./M.Ed.
Ste.4/Fl.2
M.Abbott/R.Rich
`)
