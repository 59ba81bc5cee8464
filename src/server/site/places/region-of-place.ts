import type { CountryCode } from '#contract/countries';

/** `adminCode` and `muni` are GeoNames codes of the first and second administrative level. */
type GeoNamesLocation = { country: CountryCode; adminCode: string; muni?: string | undefined };

/**
 * Returns null if GeoNames has no code for the region.
 * @spec 3.2 D1.5
 */
export function regionOfPlace({ country, adminCode, muni = '' }: GeoNamesLocation): string | null {
  const code = regionCodeWithin(country, adminCode, muni);
  return code === null ? null : `${country}-${code}`;
}

function regionCodeWithin(country: CountryCode, adminCode: string, muni: string): string | null {
  if (country === 'BE') return belgianRegion(adminCode, muni);
  if (adminCode === 'ENG') return englishRegion(muni);
  const regions = regionsByAdminCode[country];
  return regions ? (regions.get(adminCode) ?? null) : adminCode;
}

/** GeoNames codes and region codes, as `01:DR`. In countries not listed, the codes are equal. */
const regionsByAdminCode: Partial<Record<CountryCode, ReadonlyMap<string, string>>> = {
  NL: codeMap('01:DR 02:FR 03:GE 04:GR 05:LI 06:NB 07:NH 09:UT 10:ZE 11:ZH 15:OV 16:FL'),
  FR: codeMap('11:IDF 24:CVL 27:BFC 28:NOR 32:HDF 44:GES 52:PDL 53:BRE 75:NAQ 76:OCC 84:ARA 93:PAC 94:20R'),
  IT: codeMap(
    `01:65 02:77 03:78 04:72 05:45 06:36 07:62 08:42 09:25 10:57 11:67 12:21 13:75 14:88 15:82
     16:52 17:32 18:55 19:23 20:34`,
  ),
  ES: codeMap(
    `07:IB 27:RI 29:MD 31:MC 32:NC 34:AS 39:CB 51:AN 52:AR 53:CN 54:CM 55:CL 56:CT 57:EX 58:GA
     59:PV 60:VC`,
  ),
  DE: codeMap(
    `01:BW 02:BY 03:HB 04:HH 05:HE 06:NI 07:NW 08:RP 09:SL 10:SH 11:BB 12:MV 13:SN 14:ST 15:TH
     16:BE`,
  ),
  AT: codeMap('01:1 02:2 03:3 04:4 05:5 06:6 07:7 08:8 09:9'),
  CA: codeMap('01:AB 02:BC 03:MB 04:NB 05:NL 07:NS 08:ON 09:PE 10:QC 11:SK 12:YT 13:NT 14:NU'),
  PL: codeMap(
    `72:02 73:04 74:10 75:06 76:08 77:12 78:14 79:16 80:18 81:20 82:22 83:24 84:26 85:28 86:30
     87:32`,
  ),
  AU: codeMap('01:ACT 02:NSW 03:NT 04:QLD 05:SA 06:TAS 07:VIC 08:WA'),
  NZ: codeMap(
    `E7:AUK E8:BOP E9:CAN F1:GIS F2:HKB F3:MWT F4:MBH F5:NSN F6:NTL F7:OTA F8:STL F9:TKI G1:WKO
     G2:WGN G3:WTC TAS:TAS`,
  ),
};

function codeMap(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(/\s+/).map(pair => pair.split(':') as [string, string]));
}

/** The first digit of `muni` stands for the province; Brabant needs two digits. */
function belgianRegion(adminCode: string, muni: string): string | null {
  if (adminCode === 'BRU') return 'BRU';
  const provinces: Readonly<Record<string, string>> = {
    '1': 'VAN',
    '23': 'VBR',
    '24': 'VBR',
    '25': 'WBR',
    '3': 'VWV',
    '4': 'VOV',
    '5': 'WHT',
    '6': 'WLG',
    '7': 'VLI',
    '8': 'WLX',
    '9': 'WNA',
  };
  return provinces[muni.slice(0, 2)] ?? provinces[muni.slice(0, 1)] ?? null;
}

/** Outside London, `muni` starts with a county's digits, or with `00` and a borough's letters. */
function englishRegion(muni: string): string | null {
  if (/^[A-P]\d$/.test(muni)) return 'TLI';
  const [county, borough] = [muni.slice(0, 2), muni.slice(2, 4)];
  const regionWith = (list: Readonly<Record<string, string>>, code: string) =>
    Object.keys(list).find(region => list[region]?.split(' ').includes(code)) ?? null;
  return county === '00' ? regionWith(englishBoroughs, borough) : regionWith(englishCounties, county);
}

const englishCounties = {
  TLC: '20',
  TLD: '16 30',
  TLE: '36',
  TLF: '17 31 32 34 37',
  TLG: '41 44 47',
  TLH: '12 22 26 33 42',
  TLJ: '11 21 24 29 38 43 45',
  TLK: '18 19 23 40',
};

const englishBoroughs = {
  TLC: 'CH CJ CK CL CM EB EC EE EF EH EJ EM',
  TLD: 'BL BM BN BP BQ BR BS BT BU BW BX BY BZ CA CB EQ ET EU EW EX EY',
  TLE: 'CC CE CF CG CX CY CZ DA DB FA FB FC FD FF',
  TLF: 'FK FN FP FY',
  TLG: 'CN CQ CR CS CT CU CW GA GF GG GL',
  TLH: 'JA KA KB KC KF KG',
  TLJ: 'LC MA MB MC MD ME MF MG ML MR MS MW',
  TLK: 'HA HB HC HD HE HF HG HH HN HP HX HY',
};
