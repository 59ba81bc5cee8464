export const staff_invitation_mail = {
  subject: 'Twój dostęp do panelu serwisu {site}',
  preview: 'Ustaw hasło i drugi krok logowania.',
  text: 'Możesz pracować w panelu serwisu {site}. Ustaw hasło, a potem drugi krok logowania. Link działa siedem dni i tylko raz.',
  button: 'Ustaw hasło',
  not_you: 'Nie wiesz, skąd ten mail? Nie rób nic: bez linku nikt tam nie wejdzie.',
};

export const staff_factor_mail = {
  subject: 'Zmiana drugiego kroku w serwisie {site}',
  preview: 'Jeśli to nie ty, od razu powiedz administratorowi.',
  added: 'Do logowania w panelu dodano drugi krok: aplikację uwierzytelniającą lub klucz dostępu. Pozostałe sesje zostały zakończone.',
  removed: 'Z logowania w panelu usunięto drugi krok. Pozostałe sesje zostały zakończone.',
  reset: 'Administrator zresetował drugi krok logowania w panelu. Przy następnym logowaniu ustawisz nowy.',
  not_you: 'To nie ty albo to nie twoja prośba? Od razu powiedz administratorowi i zmień hasło.',
  button: 'Zobacz swoje logowanie',
};

export const announcement_test_mail = {
  subject: 'Próba: {subject}',
};
