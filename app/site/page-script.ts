/**
 * Runs before React and on pages without it (under 500 bytes): past 50 px the top strip is hidden
 * to leave room, the footer's year is the visitor's, because kept pages hold no clock, and the social
 * links are unfolded where there is room. What is measured waits for the frame, which lays the page
 * out anyway: asked for while the page is read, it would hold a telephone up for a tenth of a second.
 */
export const pageScript = `(function(){var d=document.documentElement,f=function(){d.toggleAttribute('data-scrolled',scrollY>50)};addEventListener('scroll',f,{passive:true});requestAnimationFrame(function(){f();var s=document.getElementById('social');if(s)s.open=innerWidth>1023});var y=document.getElementById('year');if(y)y.textContent=new Date().getFullYear()})()`
