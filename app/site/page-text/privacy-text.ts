/** What a visitor reads about what the site keeps, until the staff write it otherwise. */

export const pageDescription =
  'What this site keeps about you, why, for how long, and how to stop it.'
export const inShort =
  'What we keep, why, for how long, and how you can see or stop it. Last changed on 24 Nov 2026.'

export const body = `## What we keep

What you type into a form, and the time at which you sent it. Depending on the form:

- your name, mobile number and e-mail address, to answer you;
- the model, its year of purchase and registration number, to find its record;
- the day on which you would like to come;
- for a loan: its amount and which proofs of identity and address you hold (never the documents themselves);
- for reminders: by which ways you want them;
- your message, and what we note when we call you;
- how you came to us: the page of the form, the campaign that a link to us named, the name of the site with that link (not its page), and whether you use a phone, a tablet or a computer.

## Why, and who sees it

Our staff use it to answer that one enquiry and to do what you asked for. A lender sees a loan enquiry only after you have said which lender. We sell nothing of it and send no advertising that you have not asked for.

## How long

Enquiries are kept for two years, and as long as tax and vehicle law demand where they led to a bill. Then they are erased.

## Your device

Visitors get no cookies. While you fill in a form, your browser keeps a draft of it in this tab. Once you have sent it, what you sent stays in this tab for ten minutes, or until you choose “Send another”, so that you can read it again. Your browser may also remember which models you looked at last. These copies stay on your device and never reach us. Until you close the tab it also keeps by which link you came in; that reaches us only with a form that you send. There are no advertising or counting scripts.

## Maps and films

A map is loaded from OpenStreetMap, and a film from YouTube where it is one of theirs, only when you press on it. Your network address then reaches them. The links beside them work the same way, and *Get directions* opens Google Maps.

## Your rights

Write to [{email}](mailto:{email}) to see what we hold about you, to correct it, to have it erased or to take your consent back; give the reference of your enquiry if you have it. We answer within seven days. If we do not settle it, you can complain to the Data Protection Board of India.

## Who we are

{dealer}, {address}.`
