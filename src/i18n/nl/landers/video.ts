export const lander_video = {
  title: 'Eén berichtje en je avond ziet er anders uit',
  lead: 'Ergens in de stad brandt nog licht. Zeg hoe je heet en begin.',
  story:
    'Een getekende film: achter verlichte ramen aan een gracht stuurt iemand een like. Er volgen twee berichten, en de ochtend begint voor twee.',
} as const;
