import {
  accounts,
  addressChanges,
  factors,
  mailedLinks,
  passkeys,
  profiles,
  recoveryCodes,
  secondStepRemovals,
  sessions,
  users,
} from './core/tables.server.ts'
import { accessTokens } from './core/tokens/token-tables.server.ts'
import { mailPreferences } from './mail-topics/mail-topic-tables.server.ts'

/** What an export says of an account: each section’s name, a sentence on it, and its columns. Secrets are not among them. */

export const account = {
  name: 'account',
  about: 'Your account: who you are to us.',
  columns: {
    id: users.id,
    display_name: users.name,
    email: users.email,
    email_confirmed: users.emailVerified,
    picture: users.image,
    time_zone: profiles.timeZone,
    time_zone_chosen: profiles.isTimeZoneChosen,
    units: profiles.units,
    units_chosen: profiles.areUnitsChosen,
    date_language: profiles.dateLanguage,
    date_language_chosen: profiles.isDateLanguageChosen,
    runs_the_site: profiles.isAdmin,
    created_at: users.createdAt,
    changed_at: users.updatedAt,
  },
}

export const mailChoices = {
  name: 'mail-choices',
  about: 'Which mails you want and which not, where you have chosen.',
  columns: { topic: mailPreferences.topic, wanted: mailPreferences.isWanted },
}

export const waysToSignIn = {
  name: 'ways-to-sign-in',
  about: 'How you can sign in; “credential” is a password.',
  columns: {
    id: accounts.id,
    provider: accounts.providerId,
    scope: accounts.scope,
    access_ends_at: accounts.accessTokenExpiresAt,
    renewal_ends_at: accounts.refreshTokenExpiresAt,
    created_at: accounts.createdAt,
    changed_at: accounts.updatedAt,
  },
}

export const secondFactors = {
  name: 'second-factors',
  about: 'Your second factors.',
  columns: {
    id: factors.id,
    kind: factors.kind,
    status: factors.status,
    created_at: factors.createdAt,
    verified_at: factors.verifiedAt,
    last_used_at: factors.lastUsedAt,
  },
}

export const lostStep = {
  name: 'second-step-removal',
  about: 'When your second step goes, because it was lost.',
  columns: { requested_at: secondStepRemovals.requestedAt, due_at: secondStepRemovals.dueAt },
}

export const codes = {
  name: 'recovery-codes',
  about: 'When your recovery codes were made and used. The codes themselves are nowhere but with you.',
  columns: { id: recoveryCodes.id, created_at: recoveryCodes.createdAt, used_at: recoveryCodes.usedAt },
}

export const ownPasskeys = {
  name: 'passkeys',
  about: 'Your passkeys.',
  columns: {
    id: passkeys.id,
    name: passkeys.name,
    transports: passkeys.transports,
    is_backed_up: passkeys.isBackedUp,
    created_at: passkeys.createdAt,
    last_used_at: passkeys.lastUsedAt,
  },
}

export const ownSessions = {
  name: 'sessions',
  about: 'Where you are signed in.',
  columns: {
    id: sessions.id,
    browser: sessions.userAgent,
    ip_address: sessions.ipAddress,
    place: sessions.place,
    assurance: sessions.assurance,
    methods: sessions.methods,
    created_at: sessions.createdAt,
    changed_at: sessions.updatedAt,
    last_used_at: sessions.lastUsedAt,
    ends_at: sessions.expiresAt,
  },
}

export const links = {
  name: 'mailed-links',
  about: 'Links that were mailed to you; each works once.',
  columns: {
    id: mailedLinks.id,
    purpose: mailedLinks.purpose,
    address: mailedLinks.address,
    leads_to: mailedLinks.next,
    sent_at: mailedLinks.createdAt,
    ends_at: mailedLinks.expiresAt,
    used_at: mailedLinks.usedAt,
  },
}

export const addressChange = {
  name: 'address-change',
  about: 'An email address that is to take the place of yours, once both have said yes.',
  columns: {
    new_address: addressChanges.newAddress,
    requested_at: addressChanges.requestedAt,
    ends_at: addressChanges.expiresAt,
    old_confirmed_at: addressChanges.oldConfirmedAt,
    new_confirmed_at: addressChanges.newConfirmedAt,
  },
}

export const programs = {
  name: 'access-tokens',
  about: 'Tokens that you made for programs. The tokens themselves were shown once.',
  columns: {
    id: accessTokens.id,
    name: accessTokens.name,
    begins_with: accessTokens.prefix,
    may: accessTokens.scopes,
    created_at: accessTokens.createdAt,
    ends_at: accessTokens.expiresAt,
    last_used_at: accessTokens.lastUsedAt,
  },
}
