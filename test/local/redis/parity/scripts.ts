/**
 * Lua scripts; see `table.ts` for the notation. An error object without a text is missing on purpose: it crashes
 * Redis 7.0.
 */
export const SCRIPTS = String.raw`
# What scripts return
EVAL "return 1" 0
EVAL "return 3.99" 0
EVAL "return -3.99" 0
EVAL "return 'text'" 0
EVAL "return true" 0
EVAL "return false" 0
EVAL "return nil" 0
EVAL "return" 0
EVAL "return {1, 2.5, 'three', true, false, {4, {5}}}" 0
EVAL "return {1, nil, 3}" 0
EVAL "return {}" 0
EVAL "return {a=1}" 0
EVAL "return {ok='FINE'}" 0
EVAL "return {err='MY broken'}" 0
EVAL "return {err='broken'}" 0
EVAL "return {1, {err='NESTED error'}, {ok='st'}}" 0
EVAL "return redis.status_reply('FINE')" 0
EVAL "return redis.error_reply('MY broken')" 0
EVAL "return redis.error_reply('broken')" 0
EVAL "return redis.error_reply('-MY broken')" 0
EVAL "return 2^53" 0
EVAL "return tostring(0.1)" 0
EVAL "return tostring(1e20)" 0
EVAL "return '\\0\\255'" 0
EVAL "return print" 0
EVAL "return function() end" 0
EVAL "return #ARGV[1]" 0 "\u00fcber\u0000"
EVAL "return {KEYS[1], KEYS[2], ARGV[1], #KEYS, #ARGV}" 2 a b c d

# Arguments of EVAL
EVAL "return 1"
EVAL "return 1" x
EVAL "return 1" -1
EVAL "return 1" 2 a
EVALSHA ffffffffffffffffffffffffffffffffffffffff 0
EVALSHA short 0
EVALSHA short x
EVAL "return ARGV[1]" 0 x
EVALSHA 098e0f0d1448c0a81dafe820f66d460eb09263da 0 x
EVALSHA 098E0F0D1448C0A81DAFE820F66D460EB09263DA 0 x
EVAL "return (" 0
EVAL "syntax error here" 0

# Calling commands
EVAL "return redis.call('SET', KEYS[1], ARGV[1])" 1 k v
EVAL "return redis.call('GET', KEYS[1])" 1 k
EVAL "return redis.call('GET', 'none')" 0
EVAL "return redis.call('GET', 'none') == false" 0
EVAL "return redis.call('SET', 'k', 'v').ok" 0
EVAL "return type(redis.call('INCR', 'n'))" 0
HSET hash f v
EVAL "return redis.call('INCRBY', 'n', 5)" 0
EVAL "return redis.call('SET', 'f', 3.0)" 0
GET f
EVAL "redis.call('SET', 'f', 1e15) return redis.call('GET', 'f')" 0
EVAL "return redis.call('HMGET', 'h', 'a', 'b')" 0
EVAL "return redis.call('HMGET', 'h', 'a', 'b')[1] == false" 0
EVAL "return redis.call('INCR', 'hash')" 0
EVAL "return redis.pcall('INCR', 'hash')" 0
EVAL "return redis.pcall('INCR', 'hash').err" 0
EVAL "local ok, e = pcall(redis.call, 'INCR', 'hash') return {tostring(ok), type(e), e.err}" 0
EVAL "redis.call('SET', 'kept', 1) redis.call('INCR', 'hash')" 0
GET kept
EVAL "return redis.call()" 0
EVAL "return redis.call('GET')" 0
EVAL "return redis.call('GET', 'a', 'b')" 0
EVAL "return redis.call('EVAL', 'return 1', 0)" 0
EVAL "return redis.call('SET', 'k', {})" 0
EVAL "return redis.call('SET', 'k', true)" 0
EVAL "return redis.call('SET', 'k', nil)" 0
EVAL "return redis.call('PING')" 0

# Errors in scripts
EVAL "error('oops')" 0
EVAL "error('oops', 0)" 0
EVAL "error({err='MY oops'})" 0
EVAL "error()" 0
EVAL "error({err=1})" 0
EVAL "\n\nerror('line three')" 0
EVAL "local x = nil; return x.y" 0
EVAL "return 1 + 'a'" 0
EVAL "return undefined_name" 0
EVAL "undefined_name = 1" 0
EVAL "_G.x = 1" 0
EVAL "return _G.x" 0
EVAL "redis = nil" 0
EVAL "string.x = 1" 0
EVAL "redis.call = nil" 0
EVAL "local function f() error('deep') end f()" 0
EVAL "return pcall(error, 'x')" 0
EVAL "local ok, e = pcall(function() error('inner') end) return e" 0
EVAL "return string.rep(nil)" 0
EVAL "return setmetatable(_G, {})" 0
EVAL "return require('x')" 0
EVAL "return os.time()" 0
EVAL "return dofile('x')" 0
EVAL "local t = setmetatable({}, {__index = function(_, k) return k .. '!' end}) return t.hey" 0
EVAL "return tostring(loadstring('return 1 + 1')())" 0
EVAL "local s = 0 for i, v in ipairs({1, 2, 3}) do s = s + v end return s" 0
EVAL "return math.floor(2.7) + math.max(1, 5)" 0
EVAL "return table.concat({'a', 'b'}, '-') .. string.upper('c')" 0
EVAL "local c = coroutine.wrap(function() coroutine.yield(1) coroutine.yield(2) end) return {c(), c()}" 0
EVAL "return {unpack({1, 2, 3})}" 0
EVAL "return select('#', 1, 2, 3)" 0
`;
