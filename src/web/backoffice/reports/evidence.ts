/** The copy that a report keeps; older copies may lack fields. */
export type Evidence = {
  page?: { path: string };
  profile?: {
    name?: string;
    age?: number;
    city?: string | null;
    about_me?: string | null;
    date_of_birth?: string;
  };
  photos?: EvidencePhoto[];
  album?: EvidencePhoto[];
  subject?: EvidenceContent & { kind: string };
  messages?: EvidenceMessage[];
};

export type EvidencePhoto = { id: string; file_key: string };

/** Of a message, gift or photo. */
export type EvidenceContent = {
  text?: string | null;
  gift?: string;
  gif?: { words?: string } | null;
  /** Without a key, the reporter sent the photo. */
  photo?: { file_key: string | null } | null;
  taken_back?: boolean;
  sent_at?: string;
};

export type EvidenceMessage = EvidenceContent & {
  from: 'reporter' | 'reported';
  /** The message that was reported. */
  is_subject?: boolean;
  sent_at: string;
};
