import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameRefusal } from './name-refusal.ts';

const site = {
  settings: { name: 'Lavender' },
  company: { name: 'Avondrood Media B.V.', tradenames: ['Lilac'] },
} as Parameters<typeof nameRefusal>[1];
const refusal = (name: string) => nameRefusal(name, site);

const fine = `
Jean-Noël|Łukasz|O'Brien|O’Brien|Adam|Ada|Søren|Admir|Amin|Armin|Yasmin|Damian|Madmax|Badminton|Vladimir
Bjørn|Bjorn|Þór|Ægir|Zoë|Renée|François|José María|Íñigo|Ñandú|Müller|Jürgen|Strauß|Øyvind|Åke|Dvořák|Šimon|Čeněk
Nguyễn|Đặng|Ioan-Cătălin|Ștefan|Żaneta|Wojtek|Grzegorz|Siân|Tadhg|Oisín|Seán|Mícheál|D'Angelo|van der Berg|van 't Hoff
J.R. de Vries|Jan.de.Vries|Jan.de Vries|Ad de Boer|Mr. Big|St. John|Dr. No|Jan Jr.|Max & Moritz|Tom + Jerry|Rob/Bob
Jan 1985|Jan1985|Max_1990|Tim 06|Bas010|Kees42|Lars 24-7|3 Musketiers|Sam2000|Utrecht 3512|M@rcel|J@n
Ajaxsupporter|Supporter|Stafford|Stefan|Team Jan|Teamspeler|Modesto|Modou|Modest|Modde|Modes|Moderne Jongen|Helper|Helpmann
Systematisch|Mr Service|Serviceman|Kik|Kick|Kik Jansen|Line|Signal|Snap|Appie|Happy Jan|App Jan|Telegraaf|Viberto|Instance
Insta|Skypje|Tgif|Igor|Fbian|Scott|Persoon|Personal Trainer|Official Jan|Lave|Lavend|Lila|Avond|Beheerst|Sysiphus
Андрей|Сергей|Тарас|АРТЕМ|Роман|Οδυσσέας|Νίκος|Γιώργος|יוסי|דוד|محمد|علي|می‌خواهم|अर्जुन|เธอที่นี่|山田太郎|ゆうき|ケンジ|김민준|王伟|Արմեն|გიორგი
Max 👨‍👩‍👧|❤️ Tim|Luca 🌈|Ken 山田|Boy at Home|Jan at Work|Puntje|Dot Com Boy|Jan nl|Bas uit Delft|Com|Netwerk Nico|Org
Marie.Claire|Pierre.Yves|Jo.Jo|Mr.X|Kees v.d. Berg|Sam B.|M. de Wit|Wim (45)|Tall, dark|No strings|Rustig aan|Lekker ding
Lave|Lavinia|Laverne|Lavendel|Team Laverne|Lavendel Jan|Max Lavander|Team Lavinia|Owner Jan|Trust|Safety First|Jan 🇳🇱|🇦🇩 Max|Jan 🆗
Marie.Jo|Dr.No|Jan.in 't Veld|Pierre.la Rue|Ad. de Boer|Max.Love|Bo.Bo|St.John|Mr.Cool|Tom.Sr|Jan.en.Piet|Zeven van Zessen|Twee of drie
Een twee drie|Een van Zeven|C3PO R2D2|1x2x3x4x5x6|一二三|王一山|陆伍|Stippunt|Puntgaaf|Instant Jan|Mailman|Kim Dot|ʼn Jan|Eigenaar Jan|Systeem Piet`
  .trim()
  .split(/[|\n]/);

describe('an allowed profile name (spec 5.1, D2.40)', () => {
  test.each(fine)('%s', name => {
    expect(refusal(name)).toBeNull();
  });
});

const staff = `
Admin|admin|ADMIN|Adm1n|@dmin|Admin2|Admin NL|the admin|superadmin|adminjan|Jan_Admin|A d m i n|a.d.m.i.n|Administrator|xxAdministratorxx
Moderator|M0derator|Modérateur|Moderatorka|Moderatrice|Mods|Mod|Support|5upport|Support Team|supportteam|SupportJan|support-nl|Jan Support
S u p p o r t|Staff|Staff Jan|Team|The Team|Help|Help Team|Helpdesk|Help desk|Customer Service|customercare|Klantenservice|Klanten Service
Beheerder|beheer|Medewerker Jan|Ondersteuning|Redactie|Webmaster|Kundendienst|Kunden-Service|Verwaltung|Mitarbeiter|Unterstützung
Administrateur|Service client|Assistance|Soporte|Atención al cliente|Administradora|Assistenza|Servizio Clienti|Amministratore|Supporto
Obsługa|Obsluga klienta|Wsparcie|Pracownik|System|Official|Équipe|Equipo|Zespół
Lavender|Lavender Team|lavenderteam|Team Lavender|L a v e n d e r|Lavend3r|xLavenderx|Lavender Jan|Avondrood Media|avondroodmedia|Lilac|Lilac NL|LilacTeam
Аdmin|Αdmin|ａｄｍｉｎ|𝐀𝐝𝐦𝐢𝐧|ⓐⓓⓜⓘⓝ|Ѕuрроrt|Lаvеndеr|ꓮdmin|admın|Admіn|Ádmïn
ᴀᴅᴍɪɴ|ꜱᴜᴘᴘᴏʀᴛ|ʟᴀᴠᴇɴᴅᴇʀ|🅰dmin|🅐🅓🅜🅘🅝|🅰🅳🅼🅸🅽|🇦 🇩 🇲 🇮 🇳|ꜱUPPORT|Safety Team|SafetyTeam|Trust & Safety|Trust and Safety|trustandsafety|Owner|The Owner
System Message|Systeembericht|systeemberichten|Postmaster|админ|Админ|АДМИН|администратор|модератор|поддержка|Служба поддержки|Eigenaar
Lavendel Team|Lavander Team|Team Lavendel|The Lavendar Team|lavendelteam|TeamLavander|Lavendel Support|Lavnder Help|Lavendel Veiligheid|Avondrood Medi Team`
  .trim()
  .split(/[|\n]/);

test.each(staff)('%s poses as staff, the site or its company', name => {
  expect(refusal(name)).toBe('name_poses_as_staff');
});

const contact = `
jan@mail.nl|Jan jan@gmail.com|jan@gmail|jan at gmail dot com|jan(at)mail(punt)nl|jan [at] mail [dot] com|jan apenstaartje gmail|jan @ hotmail . com
0612345678|06 12 34 56 78|06-12345678|+31 6 1234 5678|Jan 0612345678|+48.600.123.456|06.1.2.3.4.5.6.7|٠٦١٢٣٤٥٦|０６１２３４５６７８|0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣
https://x|www.jan|jan.nl|kijk op jan.com|jan punt nl|jan dot com|t.me/jan|jan . com|onlyfans.com/jan|mijnsite.gay|jan.eu/x
kik: jan88|kik jan88|Kik @jan|snap: jan|snap jan_88|insta @jan|insta_jan|insta: jan|ig jan.88|tg @jan|Telegram jan|telegram:jan|telegram88|jan op telegram
WhatsApp 0612|whatsapp me|Snapchat jan|wechat jan|Instagram: jan|skype jan|Discord jan|jan on snap|ｔｅｌｅｇｒａｍ jan|signal: jan|fb: jan
jan.ru|jan.to|jan.top|jan.xxx|jan.sex|jan.dev|jan.cc|jan.se|jan.tk|jan.nu|Jan.RU/x|x.com|x.com/jan|t.co|jan。nl|jan．nl|jan｡com|ᴊᴀɴ.ɴʟ|jan.nl❤️|jan.nl.|(jan.nl)
jan.co.uk|jan punt ru|jan (dot) top|jan . ru|evildotcom|janpuntnl|jan dotcom|evil[.]com|jan (.) ru|kijk op janpuntnl|JanDotCom
nul zes een twee drie vier vijf|nulzeseentweedrievier vijf|zero six one two three four five|zerosixonetwothreefour5|één twee drie vier vijf zes zeven
nul6 twaalf 34 56 78|06 twaalf vierendertig zes acht|nul zes twaalf vierendertig 56|0x6x1x2x3x4x5x6x7x8|0a6b1c2d3e4f5|0-x-6-x-1-x-2-x-3-x-4-x-5|〇六一二三四五六七八|零六一二三四五|⓿❻❶❷❸❹❺
jan gmail|Jan Gmail|gmail jan|jan-gmail|jan hotmail|hotmail.jan|insta jan|Insta Jan|jan insta|jan_insta|ɪɴꜱᴛᴀ jan|jan telegram|Jan WhatsApp`
  .trim()
  .split(/[|\n]/);

test.each(contact)('%s contains contact details', name => {
  expect(refusal(name)).toBe('name_contact_details');
});

test.each(['Маx', 'Tоm', 'Jаn', 'Νick', 'Pаvеl', 'Jan山Иван', 'аррӏе', 'раура', 'Сара', 'ԁаvе', 'Ꭺndy'])(
  '%s mixes scripts or imitates Latin letters (UTS 39)',
  name => {
    expect(refusal(name)).toBe('name_mixed_scripts');
  },
);

test('a staff word poses as staff with any separators, number and capitals', () => {
  const word = fc.constantFrom('admin', 'support', 'moderator', 'klantenservice', 'beheerder', 'lavender');
  const between = fc.constantFrom('', ' ', '.', '-', '_', ' · ');
  const written = fc.tuple(word, between, fc.nat(999), fc.infiniteStream(fc.boolean()));
  fc.assert(
    fc.property(written, ([plain, sign, number, capitals]) => {
      const letters = [...plain].map(letter => (capitals.next().value ? letter.toUpperCase() : letter));
      expect(refusal(`${letters.join(sign)} ${number}`)).toBe('name_poses_as_staff');
    }),
  );
});

test('seven digits or more are a telephone number, six are not', () => {
  const digits = fc.array(fc.tuple(fc.nat(9), fc.constantFrom('', ' ', '-', '.', ' / ')), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(digits, typed => {
      const name = `Jan ${typed.map(([digit, sign]) => `${digit}${sign}`).join('')}`;
      expect(refusal(name)).toBe(typed.length < 7 ? null : 'name_contact_details');
    }),
  );
});
