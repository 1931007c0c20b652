/** Style of the pages without script: the values of app/tokens.css, written out because these pages stand alone. */
export const pageStyle = `
*{box-sizing:border-box}body{margin:0;background:#fff;color:#0b1a26;font:400 17px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header,main{width:min(100% - 40px,720px);margin:0 auto}header{padding:22px 0;border-bottom:1px solid #dde4e8}
header a{color:inherit;font-weight:700;text-decoration:none}main{padding:56px 0 96px}
h2{margin:0 0 8px;font-size:20px}ol{margin:0 0 24px;padding-left:24px}h1{margin:0 0 16px;font-size:clamp(28px,4vw,44px);line-height:1.24}.lead{margin:0 0 32px;color:#41566a;overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin:32px 0 0}.actions a,button{display:inline-flex;align-items:center;min-height:48px;padding:10px 22px;border-radius:4px;border:1px solid rgb(11 26 38/.32);color:#0b1a26;font:600 15px/1.3 inherit;font-family:inherit;font-size:15px;font-weight:600;text-decoration:none;background:none}
.actions a:first-child,button{background:#006d77;border-color:#006d77;color:#fff;cursor:pointer}form+.actions a:first-child{background:none;border-color:rgb(11 26 38/.32);color:#0b1a26}
:focus-visible{outline:2px solid #006d77;outline-offset:3px}
.field{margin:0 0 24px;padding:0;border:0;min-width:0}label,legend{display:block;margin:0 0 8px;padding:0;font-weight:600}.choice{display:flex;gap:12px;align-items:flex-start;min-height:44px;padding:9px 0;margin:0;font-weight:400}
.choice input{flex:none;width:20px;height:20px;margin:4px 0 0;accent-color:#006d77}
input[type=text],input[type=email],input[type=tel],select,textarea{width:100%;min-height:48px;padding:11px 14px;border:1px solid #8a9aa8;border-radius:4px;background:#fff;color:inherit;font:inherit}
textarea{min-height:120px}select+textarea,.choice+textarea{margin-top:8px;min-height:80px}[aria-invalid=true]{border-color:#b3261e!important}.hint{margin:6px 0 0;color:#5d7081;font-size:15px}.error{margin:6px 0 0;color:#b3261e;font-size:15px}
.problems{margin:0 0 32px;padding:16px 20px;border:1px solid #b3261e;border-radius:4px;color:#b3261e}.problems p{margin:0}.problems a{color:inherit}.problems ul{margin:8px 0 0;padding-left:20px}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}.note{margin:0 0 24px;color:#41566a}.note a{color:#006d77}.sign{margin-left:4px;color:#b3261e}`
