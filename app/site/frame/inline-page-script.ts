/**
 * Runs before React and on pages without it (under 500 bytes). It hides the top strip past 50 px of
 * scroll, to leave room. It sets the footer's year, because cached pages hold no clock, and unfolds
 * the social links on wide screens. It erases the tab's memory of an enquiry when that expires
 * (`sent-enquiry-storage.ts`). It stores the tab's referrer and campaign for
 * `lead-source-header.ts` before the router changes the address. Measurements wait for an animation
 * frame, which needs the layout anyway: earlier they would block a phone for a tenth of a second.
 */
export const inlinePageScript = `(()=>{var d=document,e=d.documentElement,i=n=>d.getElementById(n),f=()=>{e.toggleAttribute('data-scrolled',scrollY>50)},y=i('year');addEventListener('scroll',f);requestAnimationFrame(()=>{var s=i('social');f();if(s)s.open=innerWidth>1023});if(y)y.textContent=new Date().getFullYear();try{var t=sessionStorage,u=parseInt(t.sent),q=location.search;if(!t.from||/[?&]utm_/.test(q))t.from=d.referrer+' '+q;if(u)setTimeout(()=>{parseInt(t.sent)>u||delete t.sent},u-Date.now())}catch(x){}})()`
