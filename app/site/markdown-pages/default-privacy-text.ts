/** Default privacy notice. It is shown until staff write their own notice. */

export const defaultPrivacyDescription =
  'What data this website keeps about you, why, for how long, and your rights.'
export const defaultPrivacySummary =
  'What we keep, why, for how long, and how you can see or stop it. Last changed on 27 Nov 2026.'

export const defaultPrivacyBody = `## What we keep

What you enter in a form, and the time you sent it. Depending on the form:

- your name, mobile number and email address, so that we can reply to you;
- the model, its year of purchase and registration number, so that we can find its record;
- the day on which you would like to come;
- for a loan: the amount, and which proofs of identity and address you have (never the documents themselves);
- for reminders: how you want to receive them;
- your message, and our notes when we call you;
- how you came to us: the page of the form, the campaign named in the link you followed, the website with that link (not its page), and whether you use a phone, a tablet or a computer.

## Why, and who sees it

Our staff use it to answer your enquiry and to do what you asked for. A lender sees a loan enquiry only after you choose that lender. We do not sell your data, and we send no advertising that you have not asked for.

## How long

We keep enquiries for two years. If an enquiry led to a bill, we keep it for as long as tax and vehicle law require. Then we erase it.

## Your device

We set no cookies for visitors. While you fill in a form, your browser keeps a draft of it in this tab. After you send it, a copy stays in this tab for ten minutes, or until you choose “Send another”, so that you can read it again. Your browser may also remember the models you looked at last. These copies stay on your device and never reach us. Until you close the tab, your browser also remembers the link you came by; that reaches us only with a form you send. There are no advertising or analytics scripts.

## Maps and films

A map from OpenStreetMap or a film from YouTube loads only when you press on it. They then see your IP address. The links beside them work the same way, and *Get directions* opens Google Maps.

## Your rights

Write to [{email}](mailto:{email}) to see, correct or erase the data we keep about you, or to withdraw your consent. Please give the reference of your enquiry if you have it. We reply within seven days. If you are not satisfied, you can complain to the Data Protection Board of India.

## Who we are

{dealer}, {address}.`
