import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const used = () => Number(readFileSync('/sys/fs/cgroup/cpuacct/' + process.env.CG + '/cpuacct.usage','utf8'))/1e9;
const B='http://localhost:4150';
const min=readFileSync('node_modules/axe-core/axe.min.js','utf8');
const F={ none:[], gpu:['--disable-gpu'], swr:['--disable-gpu','--disable-software-rasterizer'], inproc:['--in-process-gpu'], nosite:['--disable-site-isolation-trials','--disable-features=IsolateOrigins,site-per-process'], jit:['--js-flags=--no-maglev --no-turbofan'], lite:['--js-flags=--single-threaded-gc'], none2:[], jitless:['--js-flags=--max-lazy'], fps:['--disable-partial-raster','--num-raster-threads=1'], raf:['--disable-threaded-compositing','--disable-threaded-animation'], zyg:['--no-zygote'] };
for (const [n,args] of Object.entries(F)) { if(process.env.ONLY&&!process.env.ONLY.split(',').includes(n)) continue;
 const browser=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-background-networking','--disable-component-update',...args]});
 let b=used(), state; const t=Date.now();
 for (let i=0;i<5;i++) { if(i===1) b=used();
  const ctx=await browser.newContext({locale:'en-GB',viewport:{width:1280,height:800},...(state?{storageState:state}:{})}); const page=await ctx.newPage();
  if(!state){ await page.goto(B+'/login'); await page.getByLabel(/email/i).fill('ruth@willow.example'); await page.keyboard.press('Enter'); await page.waitForURL(/dashboard/); state=await ctx.storageState(); }
  for (const p of ['/dashboard','/dashboard?tab=calendar','/settings','/diary/willow-co-hair']) { await page.goto(B+p); await page.waitForLoadState('networkidle');
   if(p==='/settings') {await page.evaluate(min+';0'); await page.evaluate('axe.run(document).then(()=>0)'); } }
  await ctx.close(); }
 console.log(n.padEnd(8),((used()-b)/4).toFixed(3)); await browser.close(); }
