/**
 * Runs before React and on pages without it (under 500 bytes): past 50 px the top strip is hidden
 * to leave room, the footer's year is the visitor's, because kept pages hold no clock, the social
 * links are unfolded where there is room, what the tab remembers of an enquiry goes when its time is
 * over (`sent-enquiry-storage.ts`), and how the tab came in, or by which campaign it came again, is kept for
 * `lead-source-header.ts` before the router changes the address. What is measured waits for the frame, which
 * lays the page out anyway: asked for while the page is read, it would hold a telephone up for a tenth
 * of a second.
 */
export const inlinePageScript = `(()=>{var d=document,e=d.documentElement,i=n=>d.getElementById(n),f=()=>{e.toggleAttribute('data-scrolled',scrollY>50)},y=i('year');addEventListener('scroll',f);requestAnimationFrame(()=>{var s=i('social');f();if(s)s.open=innerWidth>1023});if(y)y.textContent=new Date().getFullYear();try{var t=sessionStorage,u=parseInt(t.sent),q=location.search;if(!t.from||/[?&]utm_/.test(q))t.from=d.referrer+' '+q;if(u)setTimeout(()=>{parseInt(t.sent)>u||delete t.sent},u-Date.now())}catch(x){}})()`
