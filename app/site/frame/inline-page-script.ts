/**
 * Runs before React, and on pages without React (under 500 bytes). It hides the top strip when the
 * page is scrolled by more than 50 px, to leave room. It sets the year in the footer, because
 * cached pages contain no current date. It unfolds the social links on wide screens. It deletes the
 * tab's data of a sent enquiry when the data expires (`sent-enquiry-storage.ts`). It stores the
 * tab's referrer and campaign for `lead-source-header.ts` before the router changes the address.
 * Measurements wait for an animation frame, which needs the layout anyway. If they ran earlier,
 * they would block a phone for a tenth of a second.
 */
export const inlinePageScript = `(()=>{var d=document,e=d.documentElement,i=n=>d.getElementById(n),f=()=>{e.toggleAttribute('data-scrolled',scrollY>50)},y=i('year');addEventListener('scroll',f);requestAnimationFrame(()=>{var s=i('social');f();if(s)s.open=innerWidth>1023});if(y)y.textContent=new Date().getFullYear();try{var t=sessionStorage,u=parseInt(t.sent),q=location.search;if(!t.from||/[?&]utm_/.test(q))t.from=d.referrer+' '+q;if(u)setTimeout(()=>{parseInt(t.sent)>u||delete t.sent},u-Date.now())}catch(x){}})()`
